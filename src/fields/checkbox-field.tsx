import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { earlyMessages as messages } from '#src/kernel/validation/early-messages.ts';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { useFieldError } from './use-field-error.ts';

type CheckboxFieldProps = {
  name: string;
  /** The label; links in it stay links. */
  children: ReactNode;
  /** The message for an empty checkbox (section 5). */
  requiredMessage?: string;
};

/** A required checkbox in the form context. */
export function CheckboxField({
  name,
  children,
  requiredMessage = messages.terms,
}: CheckboxFieldProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <Checkbox
      {...register(name)}
      id={name}
      required
      requiredMessage={requiredMessage}
      error={error}
    >
      {children}
    </Checkbox>
  );
}
