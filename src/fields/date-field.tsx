import { useFormContext, type FieldValues } from 'react-hook-form';
import { formatDate, parseDate } from '#src/kernel/validation/dates.ts';
import { TextInput } from '#src/ui/controls/text-input.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useFieldError } from './use-field-error.ts';

type DateFieldProps = TextFieldProps & {
  /** The format of the date, for example `dd/MM/yyyy`. */
  format: string;
};

/** A date in one of the product's formats. On blur the field shows the parsed date in full. */
export function DateField({ name, format, ...input }: DateFieldProps) {
  const { register, setValue } = useFormContext<FieldValues>();
  const error = useFieldError(name);
  const { onBlur, ...registration } = register(name);
  return (
    <TextInput
      autoComplete="off"
      {...input}
      {...registration}
      id={name}
      error={error}
      onBlur={(event) => {
        const date = parseDate(event.target.value, format);
        if (date) setValue(name, formatDate(date, format));
        void onBlur(event);
      }}
    />
  );
}
