import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { phone as limits } from '#src/config/limits.ts';
import { earlyMessages as messages } from '#src/kernel/validation/early-messages.ts';
import { announce } from '#src/ui/announce.ts';
import { IconCheck } from '#src/ui/icons.tsx';
import { TextInput } from '#src/ui/controls/text-input.tsx';
import { PhoneCountryButton } from './phone-country-button.tsx';
import { useExampleNumber } from './use-example-number.ts';
import { useFieldError } from './use-field-error.ts';
import { useLateValidation } from './use-late-validation.ts';
import { usePhoneText } from './use-phone-text.ts';

type PhoneFieldProps = Pick<ComponentProps<typeof TextInput>, 'hint' | 'enterKeyHint'> & {
  name: string;
  label: string;
  /** The name of the country field that the number follows until it has its own country. */
  countryName?: string;
  /** The country at the start, when there is no such field. */
  country?: string;
};

/**
 * A phone field with its country (section 5; UI contract, 2b). Its value is E.164 when the number is possible, else the
 * typed digits. It shows an impossible number as an error on blur. The rules of the form decide whether that blocks.
 */
export function PhoneField({ name, label, hint, countryName, country, ...input }: PhoneFieldProps) {
  const error = useFieldError(name);
  const followed = useWatch({ name: countryName ?? name, disabled: !countryName, exact: true });
  const start = (countryName ? followed : country) || null;
  const { state, canValidate, pick, leave, onBlur, handlers } = usePhoneText(name, start);
  const [isVisited, setVisited] = useState(false);
  const [isMarked, setMarked] = useState(false);
  const example = useExampleNumber(state.country, isVisited);
  const shownError = error ?? (isMarked && !state.valid ? messages.number : undefined);
  useValidAnnouncement({
    value: state.value,
    isVisited,
    isValid: state.valid,
    isRefused: shownError !== undefined,
  });
  const validation = useLateValidation(canValidate, validate);

  function validate() {
    const { text, possible } = leave();
    const isImpossible = text !== '' && !possible;
    if (isImpossible && !isMarked) announce(`${label}: ${messages.number}`);
    setMarked(isImpossible);
    onBlur();
  }
  function handleFocus() {
    validation.enter();
    handlers.onFocus();
    setVisited(true);
  }
  return (
    <TextInput
      enterKeyHint="go"
      {...input}
      {...handlers}
      id={name}
      label={label}
      hint={renderHint(hint, state.extension)}
      error={shownError}
      required
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      maxLength={limits.INPUT_MAX_LENGTH}
      placeholder={example}
      onFocus={handleFocus}
      onBlur={validation.leave}
      leading={
        <PhoneCountryButton
          id={`${name}-country`}
          country={state.country}
          foreignCode={state.foreignCode}
          onPick={pick}
        />
      }
      trailing={state.valid && !shownError ? <Tick /> : null}
    />
  );
}

/** The value cannot contain an extension, so the hint tells the visitor. */
function renderHint(hint: ReactNode, extension: string | null): ReactNode {
  if (extension === null) return hint && <span>{hint}</span>;
  return (
    <>
      <span>{hint}</span>
      <span>{` (extension ${extension} is left out)`}</span>
    </>
  );
}

type Validity = { value: string; isVisited: boolean; isValid: boolean; isRefused: boolean };

/**
 * Announces once that the number is valid, because a screen reader does not read the tick. A refused number is not
 * announced until the visitor has changed it.
 */
function useValidAnnouncement({ value, isVisited, isValid, isRefused }: Validity) {
  const refused = useRef<string>(undefined);
  const wasAnnounced = useRef(false);
  useEffect(() => {
    if (!isVisited || wasAnnounced.current) return;
    if (isRefused) refused.current ??= value;
    if (!isValid || value === refused.current) return;
    wasAnnounced.current = true;
    announce('Phone number looks right');
  }, [value, isVisited, isValid, isRefused]);
}

function Tick() {
  return (
    <span className="grid place-items-center pe-2 text-success sm:pe-3">
      <IconCheck className="size-4 sm:size-5" />
    </span>
  );
}
