import { TextField, type TextFieldProps } from './text-field.tsx';

/** A file field. The `files` rule rejects a file over the limit (section 9). */
export function FileField(props: TextFieldProps) {
  return <TextField {...props} type="file" />;
}
