import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { listDescribingIds } from './described-by.ts';
import { FieldShell, type FieldTexts } from './field-shell.tsx';

type TextInputProps = Omit<ComponentPropsWithRef<'input'>, 'id'> &
  FieldTexts & {
    /** An element inside the border before the text, for example a country button. */
    leading?: ReactNode;
    /** An element inside the border after the text, for example a tick. */
    trailing?: ReactNode;
  };

/**
 * A text field with one line. All input properties pass through. `required` only sets `aria-required`, because the
 * browser's own messages are off.
 */
export function TextInput({
  id,
  label,
  hint,
  error,
  leading,
  trailing,
  required,
  className,
  ...input
}: TextInputProps) {
  const framed = leading !== undefined || trailing !== undefined;
  const control = (
    <input
      type="text"
      name={id}
      aria-invalid={error ? true : undefined}
      {...input}
      id={id}
      aria-required={required}
      aria-describedby={listDescribingIds(id, hint, error)}
      className={classNames(
        framed ? 'control-input basis-24 ps-2.5 pe-1 sm:ps-3' : 'control-box px-3 py-2.5',
        input.type === 'tel' && 'tabular-nums',
        input.type === 'file' && 'file-input',
        className,
      )}
    />
  );
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      {framed ? (
        <div className="control-frame flex-wrap">
          {leading}
          {control}
          {trailing}
        </div>
      ) : (
        control
      )}
    </FieldShell>
  );
}
