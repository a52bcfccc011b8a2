import type { TextWithCaret } from '#src/kernel/phone/caret.ts';

/** What a text field has shown, so that a change can be taken back and made again. */
export type EditHistory = {
  /** Notes what the field shows now; what was taken back before is forgotten. */
  record: (shown: TextWithCaret) => void;
  /** The step that was gone to is shown another way, as with another country: it counts in its new form. */
  replace: (shown: TextWithCaret) => void;
  /** The text before the last change, or null. */
  undo: () => TextWithCaret | null;
  /** The text after the change that was taken back last, or null. */
  redo: () => TextWithCaret | null;
};

/**
 * A field that formats what is typed takes the browser's own history away with each formatting: this one stands in.
 * @param first what the field shows at the start
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
