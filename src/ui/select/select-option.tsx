import type { ReactNode } from 'react';
import { IconCheck } from '#src/ui/icons.tsx';

/** One value of a `Select` or `SelectSearch`. */
export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** Read after the name, shown beside it. */
  description?: string;
  /** Decoration before the label. */
  icon?: ReactNode;
};

type OptionFaceProps = { option: SelectOption; id: string; isSelected: boolean };

/** What a row of a list shows. Where there is a description, ids let the row name itself by its label alone. */
export function OptionFace({ option, id, isSelected }: OptionFaceProps) {
  const { icon, label, description } = option;
  return (
    <>
      {icon}
      <span id={description && `${id}-label`} className="min-w-0 flex-1 truncate" title={label}>
        {label}
      </span>
      {description ? (
        <span
          id={`${id}-description`}
          className="text-hint text-muted tabular-nums in-data-focus:text-current"
        >
          {description}
        </span>
      ) : null}
      {isSelected ? <IconCheck className="size-4" /> : null}
    </>
  );
}

/** The line between the preferred options and the rest. */
export function OptionDivider() {
  return <div role="presentation" className="my-1 border-t border-hairline" />;
}
