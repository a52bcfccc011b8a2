import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { listDescribingIds } from './described-by.ts';
import { FieldShell, type FieldTexts } from './field-shell.tsx';

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'id'> & FieldTexts;

/** A text field with several lines, otherwise like `TextInput`. */
export function TextArea({ id, label, hint, error, required, className, ...area }: TextAreaProps) {
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <textarea
        name={id}
        rows={4}
        aria-invalid={error ? true : undefined}
        {...area}
        id={id}
        aria-required={required}
        aria-describedby={listDescribingIds(id, hint, error)}
        className={classNames('control-box', 'block px-3 py-2.5', className)}
      />
    </FieldShell>
  );
}
