import type { ReactNode } from 'react';
import { IconCheck } from '#src/ui/icons.tsx';

/** One value of a `Select` or `SelectSearch`. */
export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** The end of the label that is never truncated, such as a calling code. */
  tail?: string;
  /** A text beside the label, read after it. */
  description?: string;
  /** Decoration before the label. */
  icon?: ReactNode;
};

/** A label is truncated in a list of the usual width. A label with a description never is. */
const nameClasses = (description: string | undefined) =>
  description ? 'shrink-0 grow' : 'min-w-0 flex-1 wrap-anywhere @min-[15rem]:truncate';

type OptionFaceProps = { option: SelectOption; id: string; isSelected: boolean };

/** The content of a row. With a description, ids let the label alone name the row. */
export function OptionFace({ option, id, isSelected }: OptionFaceProps) {
  const { icon, label, tail = '', description } = option;
  const name = tail ? label.slice(0, -tail.length) : label;
  return (
    <>
      {icon}
      <span id={description && `${id}-label`} className={nameClasses(description)} title={label}>
        {name}
      </span>
      {tail ? <span className="tabular-nums">{tail}</span> : null}
      {description ? (
        <span
          id={`${id}-description`}
          className="text-small text-muted tabular-nums in-data-focus:text-current"
        >
          {description}
        </span>
      ) : null}
      {isSelected ? <IconCheck className="size-4" /> : null}
    </>
  );
}

/** The divider between the preferred options and the others. */
export function OptionDivider() {
  return <div role="presentation" className="my-1 border-t border-hairline" />;
}
