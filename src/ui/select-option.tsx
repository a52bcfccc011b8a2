import type { ReactNode } from 'react';
import { IconCheck } from './icons.tsx';

/** One value of a `Select` or `SelectSearch`. */
export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** Read after the name, shown beside it. */
  description?: string;
  /** Decoration before the label. */
  icon?: ReactNode;
};

/** What a row of a list shows: the ids let the row name itself by its label alone. */
export function OptionFace({ option, id }: { option: SelectOption; id?: string }) {
  return (
    <>
      {option.icon}
      <span
        {...(id ? { id: `${id}-label` } : {})}
        className="min-w-0 flex-1 truncate"
        title={option.label}
      >
        {option.label}
      </span>
      {option.description ? (
        <span
          {...(id ? { id: `${id}-description` } : {})}
          className="text-hint text-muted tabular-nums in-data-focus:text-current"
        >
          {option.description}
        </span>
      ) : null}
      <IconCheck className="hidden size-4 in-data-selected:block" />
    </>
  );
}

/** The line between the preferred options and the rest. */
export function OptionDivider() {
  return <div role="presentation" className="my-1 border-t border-hairline" />;
}
