/** The code points that WebDriver has for keys without a character (17.4.2 of its standard). */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

function getKey(name: string): string {
  const value = KEYS[name] ?? name;
  if (Array.from(value).length !== 1) throw new Error(`There is no key "${name}".`);
  return value;
}

/** @returns the presses and releases of `Shift+Tab`, `a`, `Enter` */
export function toPress(chord: string): KeyAction[] {
  const names = chord === '+' ? ['+'] : chord.split('+');
  const values = names.map(getKey);
  return [
    ...values.map((value) => ({ type: 'keyDown' as const, value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ];
}

/** @returns the presses and releases that type a text */
export const toTyping = (text: string): KeyAction[] =>
  Array.from(text).flatMap((value): KeyAction[] => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
