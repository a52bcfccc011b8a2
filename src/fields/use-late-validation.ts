import { useEffect, useEffectEvent, useRef } from 'react';
import { afterPress } from '#src/ui/press/after-press.ts';

/**
 * Validates a field on blur, after the press that caused the blur. If the validation code has not loaded, it validates
 * again when the code is there. It does not interrupt a visitor who has come back to the field.
 * @param isReady whether the validation code has loaded
 * @param validate reads the value itself, because the press can change it
 * @returns `leave` to call on blur, `enter` to call on focus or change
 */
export function useLateValidation(isReady: boolean, validate: () => void) {
  const isWaiting = useRef(false);
  const validateAgain = useEffectEvent(() => {
    if (isWaiting.current) validate();
    isWaiting.current = false;
  });
  useEffect(() => {
    if (isReady) afterPress(() => validateAgain());
  }, [isReady]);
  function leave() {
    isWaiting.current = !isReady;
    afterPress(validate);
  }
  function enter() {
    isWaiting.current = false;
  }
  return { leave, enter };
}
