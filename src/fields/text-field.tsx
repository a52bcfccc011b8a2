import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '#src/ui/controls/text-input.tsx';
import { useFieldError } from './use-field-error.ts';

export type TextFieldProps = Omit<
  ComponentProps<typeof TextInput>,
  'id' | 'name' | 'error' | 'ref' | 'onChange' | 'onBlur' | 'value' | 'defaultValue'
> & { name: string };

/** A text field in the form context. It is uncontrolled, so that text from before hydration stays. */
export function TextField({ name, ...input }: TextFieldProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return <TextInput {...input} {...register(name)} id={name} error={error} />;
}
