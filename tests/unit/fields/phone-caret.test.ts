import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { createPhoneEditor, type PhoneEditor } from '#src/fields/phone-editor.ts';
import * as library from '#src/kernel/phone/phone-engine.ts';
import { toDigitsAndPlus } from '#src/kernel/phone/phone-characters.ts';
import { runs } from '#tests/support/fuzz.ts';

vi.setConfig({ testTimeout: 600_000 });

/** What somebody does in the field, and what a field that formats nothing would hold after it. */
type Step =
  | { readonly key: string }
  | { readonly place: number }
  | { readonly pick: string }
  | { readonly remove: 'backward' | 'forward' }
  | { readonly history: 'undo' | 'redo' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ key: fc.constantFrom(...Array.from('0123456789 -()')) }) },
  { weight: 3, arbitrary: fc.record({ place: fc.nat(20) }) },
  {
    weight: 3,
    arbitrary: fc.record({ remove: fc.constantFrom('backward' as const, 'forward' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ pick: fc.constantFrom('NZ', 'AU', 'US', 'CA', 'GB', 'IT') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ history: fc.constantFrom('undo' as const, 'redo' as const) }),
  },
);

const place = (input: HTMLInputElement) => input.selectionStart ?? 0;
const countBeforeCaret = (input: HTMLInputElement) =>
  toDigitsAndPlus(input.value.slice(0, place(input))).length;

/** The browser's own part of a key: it changes text and caret, and tells of it. */
function press(input: HTMLInputElement, editor: PhoneEditor, { from, to, text, kind }: Edit) {
  input.setRangeText(text, from, to, 'end');
  editor.edit(kind);
}
type Edit = { from: number; to: number; text: string; kind: 'typing' | 'backward' | 'forward' };

function apply(input: HTMLInputElement, editor: PhoneEditor, action: Step): void {
  const at = place(input);
  if ('key' in action) press(input, editor, { from: at, to: at, text: action.key, kind: 'typing' });
  else if ('place' in action) {
    const next = Math.min(action.place, input.value.length);
    input.setSelectionRange(next, next);
  } else if ('pick' in action) editor.pick(action.pick);
  else if ('history' in action) editor.goBack(action.history);
  else if (action.remove === 'backward' && at > 0)
    press(input, editor, { from: at - 1, to: at, text: '', kind: 'backward' });
  else if (action.remove === 'forward' && at < input.value.length)
    press(input, editor, { from: at, to: at + 1, text: '', kind: 'forward' });
}

/** The digits and the caret among them after a step, as in a field that formats nothing; null where it is not told. */
function expected(digits: string, left: number, action: Step): readonly [string, number] | null {
  if ('key' in action) {
    if (!/\d/.test(action.key)) return [digits, left];
    return [digits.slice(0, left) + action.key + digits.slice(left), left + 1];
  }
  if ('remove' in action) {
    const at = action.remove === 'backward' ? left - 1 : left;
    if (at < 0 || at >= digits.length) return [digits, left];
    return [digits.slice(0, at) + digits.slice(at + 1), Math.min(left, at)];
  }
  return null;
}

afterEach(() => document.body.replaceChildren());

it('the digits and the caret equal those of a plain field after any typing, removing, undo or pick [R01, R04]', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const input = document.createElement('input');
      document.body.replaceChildren(input);
      input.focus();
      const editor = createPhoneEditor('NZ');
      editor.attach(input);
      editor.readWith({ library, followed: 'NZ', isOffered: () => true });
      for (const action of steps) {
        const digits = toDigitsAndPlus(input.value);
        const want = expected(digits, countBeforeCaret(input), action);
        const before = input.value;
        apply(input, editor, action);
        if (want === null) continue;
        const shown = [toDigitsAndPlus(input.value), countBeforeCaret(input)];
        expect({ action, before, shown }).toEqual({ action, before, shown: want });
      }
    }),
    { numRuns: runs(200), seed: 4711 },
  );
});

/* A country that was picked stays: it may write the same digits another way. */
it('undo restores the digits of each text, and redo repeats them', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 15 }), (steps) => {
      const input = document.createElement('input');
      document.body.replaceChildren(input);
      input.focus();
      const editor = createPhoneEditor('NZ');
      editor.attach(input);
      editor.readWith({ library, followed: 'NZ', isOffered: () => true });
      const shown = [input.value];
      for (const action of steps) {
        if ('history' in action) continue;
        apply(input, editor, action);
        if (input.value !== shown.at(-1)) shown.push(input.value);
      }
      for (const text of shown.toReversed().slice(1)) {
        editor.goBack('undo');
        expect(toDigitsAndPlus(input.value)).toBe(toDigitsAndPlus(text));
      }
      for (const text of shown.slice(1)) {
        editor.goBack('redo');
        expect(toDigitsAndPlus(input.value)).toBe(toDigitsAndPlus(text));
      }
    }),
    { numRuns: runs(200), seed: 4711 },
  );
});
