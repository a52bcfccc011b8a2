import { TextField, type TextFieldProps } from './text-field.tsx';

/** A field for a new password. The rules of the form validate it (section 5). */
export function PasswordField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="password"
    />
  );
}
