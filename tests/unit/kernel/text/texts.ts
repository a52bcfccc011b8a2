import fc from 'fast-check';

/** Everything that nobody can see: white space, fillers, marks of direction, joiners, selectors, tags. */
export const INVISIBLE = Array.from(
  ' \t\n\r\u0000\u001f\u007f\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b\u180e\u2003' +
    '\u200b\u200c\u200d\u200e\u200f\u2028\u202e\u2060\u2066\u2069\u206a\u2800\u3000\u3164\ufe00\ufe0f\ufeff' +
    '\uffa0\ufff0\u{1d173}\u{e0001}\u{e0067}\u{e007f}\u{e0100}\u{e0fff}',
);

/** Texts whose parts must stay together: emoji of every kind, joiners in names, marks, directions. */
export const WHOLE = [
  '❤️',
  '1️⃣',
  '👨‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '👍🏽',
  '🇳🇿',
  '🏳️‍🌈',
  'علی‌رضا',
  'ه\u200d',
  'क्\u200d',
  'क्\u200c',
  '葛\u{e0100}',
  'ᠠ\u180b',
  'Zoë',
  'Zoe\u0308',
  '\u0301',
  '\u06dd12',
  'שָׁלוֹם',
  'O’Brien  & Søn',
];

/** A text of any characters, half ones and invisible ones included, at most 10,000 of them. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...INVISIBLE, ...WHOLE, 'İ', 'ı', 'I', 'i', 'ß', 'ẞ', 'SS', 'Σ', 'ς', 'ﬁ'),
        fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit)),
        fc.string({ unit: 'grapheme', maxLength: 4 }),
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join('')),
);

/** Every code point of Unicode but the surrogates, `step` apart. */
export function* codePoints(step = 1): Generator<string> {
  for (let code = 0; code <= 0x10ffff; code += step)
    if (code < 0xd800 || code > 0xdfff) yield String.fromCodePoint(code);
}
