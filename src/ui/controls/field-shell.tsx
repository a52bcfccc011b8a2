import type { ReactNode } from 'react';
import { getErrorId, getHintId } from './described-by.ts';
import { InputError } from './input-error.tsx';

export type FieldTexts = {
  /** The id of the control. The ids of the hint and the error contain it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | undefined;
};

type FieldShellProps = FieldTexts & {
  /** The control that the label element labels by itself. `''` for one that names the label by `aria-labelledby`. */
  htmlFor?: string;
  children: ReactNode;
};

/** A control with its label and hint above and its error below. */
export function FieldShell({ id, label, hint, error, htmlFor = id, children }: FieldShellProps) {
  return (
    <div className="min-w-0">
      <label id={`${id}-label`} htmlFor={htmlFor} className="mb-1.5 block text-strong">
        {label}
      </label>
      {hint ? (
        <p id={getHintId(id)} className="-mt-1 mb-1.5 text-small text-muted">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? <InputError id={getErrorId(id)}>{error}</InputError> : null}
    </div>
  );
}
