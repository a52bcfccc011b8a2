import { TextField, type TextFieldProps } from './text-field.tsx';

/** A field that takes files; the `files` rule refuses one over the limit (section 9). */
export function FileField(props: TextFieldProps) {
  return <TextField {...props} type="file" />;
}
