import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { email as limits } from '#src/config/limits.ts';
import { announce } from '#src/ui/announce.ts';
import { Button } from '#src/ui/button.tsx';
import { TextInput } from '#src/ui/controls/text-input.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useFieldError } from './use-field-error.ts';
import { useLateValidation } from './use-late-validation.ts';
import { useLatePart } from '#src/ui/loading/use-late-part.ts';

const loadSuggestions = async () =>
  (await import('#src/kernel/validation/suggest-email.ts')).suggestEmail;

/**
 * An e-mail field. When a common domain has a typing error, it suggests a correction and never blocks (conventions, row
 * 18).
 */
export function EmailField({ name, ...input }: TextFieldProps) {
  const { register, getValues, setValue, setFocus, trigger } = useFormContext<FieldValues>();
  const error = useFieldError(name);
  const [suggestEmail] = useLatePart(loadSuggestions);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const { onBlur, onChange, ...registration } = register(name);
  const validation = useLateValidation(suggestEmail !== null, validate);

  function validate() {
    const meant = suggestEmail?.(getValues(name)) ?? null;
    setSuggestion(meant);
    if (meant && meant !== suggestion) announce(`Did you mean ${meant}?`);
  }
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    validation.leave();
    void onBlur(event);
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    validation.enter();
    setSuggestion(null);
    void onChange(event);
  }
  function accept() {
    setValue(name, suggestion, { shouldDirty: true });
    setSuggestion(null);
    setFocus(name);
    void trigger(name);
  }
  return (
    <div className="min-w-0">
      <TextInput
        {...input}
        {...registration}
        id={name}
        error={error}
        /* Not `email`, because Chromium rewrites the typed domain in such a field (decision 101). */
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.MAX_LENGTH}
        onBlur={handleBlur}
        onChange={handleChange}
      />
      {suggestion ? (
        <Button variant="link" onClick={accept} className="mt-1.5">
          {`Did you mean ${suggestion}?`}
        </Button>
      ) : null}
    </div>
  );
}
