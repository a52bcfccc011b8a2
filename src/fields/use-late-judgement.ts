import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Judges what a field holds when it is left; if what it is judged with has not been loaded by then, once more when it
 * is there. A visitor who has come back to the field meanwhile is not interrupted.
 * @param isReady what the field is judged with is there
 * @param judge is given the text of the field as it was left
 * @returns what to call when the field is left, and when it is entered or changed again
 */
export function useLateJudgement(isReady: boolean, judge: (text: string) => void) {
  const waiting = useRef<string | null>(null);
  const judgeAgain = useEffectEvent(() => {
    if (waiting.current !== null) judge(waiting.current);
    waiting.current = null;
  });
  useEffect(() => {
    if (isReady) judgeAgain();
  }, [isReady]);
  function leave(text: string) {
    waiting.current = isReady ? null : text;
    judge(text);
  }
  function enter() {
    waiting.current = null;
  }
  return { leave, enter };
}
