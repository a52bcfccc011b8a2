import type { TextWithCaret } from '#src/kernel/phone/caret.ts';

/** The history of a text field, for undo and redo. */
export type EditHistory = {
  /** Adds the present text. It removes the steps that were undone. */
  record: (shown: TextWithCaret) => void;
  /** Replaces the current step, because the same number is shown in another form, as with another country. */
  replace: (shown: TextWithCaret) => void;
  /** Goes back one step, and returns its text or null. */
  undo: () => TextWithCaret | null;
  /** Goes forward one step, and returns its text or null. */
  redo: () => TextWithCaret | null;
};

/**
 * Creates a history for a text field. A field that formats its text breaks the browser's own history.
 * @param first the text at the start
 */
export function createEditHistory(first: TextWithCaret): EditHistory {
  let steps = [first];
  let place = 0;
  const goTo = (next: number) => {
    const step = steps[next];
    if (step) place = next;
    return step ?? null;
  };
  return {
    record: (shown) => {
      if (steps[place]?.text === shown.text) return;
      steps = [...steps.slice(0, place + 1), shown];
      place += 1;
    },
    replace: (shown) => {
      steps = [...steps.slice(0, place), shown, ...steps.slice(place + 1)];
    },
    undo: () => goTo(place - 1),
    redo: () => goTo(place + 1),
  };
}
