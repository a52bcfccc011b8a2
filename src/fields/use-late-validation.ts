import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Validates what a field holds when it is left; if what it is validated with has not been loaded by then, once more when it
 * is there. A visitor who has come back to the field meanwhile is not interrupted.
 * @param isReady what the field is validated with is there
 * @param validate is given the text of the field as it was left
 * @returns what to call when the field is left, and when it is entered or changed again
 */
export function useLateValidation(isReady: boolean, validate: (text: string) => void) {
  const waiting = useRef<string | null>(null);
  const validateAgain = useEffectEvent(() => {
    if (waiting.current !== null) validate(waiting.current);
    waiting.current = null;
  });
  useEffect(() => {
    if (isReady) validateAgain();
  }, [isReady]);
  function leave(text: string) {
    waiting.current = isReady ? null : text;
    validate(text);
  }
  function enter() {
    waiting.current = null;
  }
  return { leave, enter };
}
