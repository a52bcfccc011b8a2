import { useEffect, useEffectEvent, useRef } from 'react';
import { afterPress } from '#src/ui/press/after-press.ts';

/**
 * Validates a field on blur, after the press that caused the blur. If the validation code has not loaded, it validates
 * again when the code is there. It does not interrupt a visitor who has come back to the field.
 * @param isReady whether the validation code has loaded
 * @param validate receives the text at the time of the blur
 * @returns `leave` to call on blur, `enter` to call on focus or change
 */
export function useLateValidation(isReady: boolean, validate: (text: string) => void) {
  const waiting = useRef<string | null>(null);
  const validateAgain = useEffectEvent(() => {
    if (waiting.current !== null) validate(waiting.current);
    waiting.current = null;
  });
  useEffect(() => {
    if (isReady) afterPress(() => validateAgain());
  }, [isReady]);
  function leave(text: string) {
    waiting.current = isReady ? null : text;
    afterPress(() => validate(text));
  }
  function enter() {
    waiting.current = null;
  }
  return { leave, enter };
}
