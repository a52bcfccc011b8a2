import type { ComponentProps } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Select } from '#src/ui/select/select.tsx';
import { useFieldError } from './use-field-error.ts';

type SelectFieldProps = Pick<
  ComponentProps<typeof Select>,
  'label' | 'options' | 'hint' | 'placeholder'
> & { name: string };

/** A select in the form context. It validates at once, because a pick commits the value. */
export function SelectField({ name, ...select }: SelectFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name, defaultValue: '' });
  const { trigger } = useFormContext();
  const error = useFieldError(name);
  function handleChange(picked: string) {
    onChange(picked);
    void trigger(name);
  }
  return (
    <Select
      {...select}
      id={name}
      ref={ref}
      value={value}
      error={error}
      onBlur={onBlur}
      onChange={handleChange}
    />
  );
}
