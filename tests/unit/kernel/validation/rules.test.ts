import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { formatDate } from '#src/kernel/validation/dates.ts';
import { messages } from '#src/kernel/validation/messages.ts';
import * as rules from '#src/kernel/validation/rules.ts';

/** What a field with this schema says of a value: null when it is right. */
function listFaults(schema: ZodMiniType, value: unknown) {
  const { error } = schema.safeParse(value);
  return error ? error.issues.map(({ message }) => message) : null;
}

const today = () => new Date(2026, 5, 15);

/* Each rule is made within a test, so that one that cannot be made fails that test. */
const table: [string, () => rules.Rule, string, string[], string[]][] = [
  ['email', () => rules.email(), messages.email, ['a@b.nz', ' a@b.nz '], ['a', 'a@b']],
  [
    'number',
    () => rules.number(),
    messages.number,
    ['0', '٠٩', '۰۹', ' 7 '],
    ['1.5', '-1', '1a', '१२', '٪'],
  ],
  [
    'min',
    () => rules.min(3),
    'Value must be at least 3',
    ['3', '4', '٣', '3.0'],
    ['2', '2.9', '-4', 'x', '۲'],
  ],
  [
    'max',
    () => rules.max(3),
    'Value must be at most 3',
    ['3', '-4', '٣', '2.9'],
    ['4', '3.1', 'x', '۴'],
  ],
  ['minLength', () => rules.minLength(3), messages.minLength(3), ['abc', '😀😀😀'], ['ab', '😀😀']],
  [
    'maxLength',
    () => rules.maxLength(3),
    messages.maxLength(3),
    ['abc', '😀😀😀'],
    ['abcd', '😀😀😀😀'],
  ],
  [
    'date',
    () => rules.date('dd/MM/yyyy'),
    'Invalid date',
    ['28/02/2026', '29/02/24'],
    ['29/02/2026', 'x'],
  ],
  [
    'time',
    () => rules.date('HH:mm'),
    'Invalid time',
    ['23:59', '0:00'],
    ['24:00', '12:60', '12.30'],
  ],
  [
    'maximumAge',
    () => rules.maximumAge(18, 'dd/MM/yyyy', today),
    'You need to be under 18 years old',
    ['16/06/2008', '01/01/2030', 'no date'],
    ['15/06/2008', '01/01/61'],
  ],
  [
    'other',
    () => rules.other((value) => value === 'yes'),
    'This field is invalid',
    ['yes'],
    ['no'],
  ],
];

describe.each(table)('the rule %s', (_, rule, message, right, wrong) => {
  const field = () => rules.text(rule());
  it.each(right)('accepts %j [S5.13]', (value) => expect(listFaults(field(), value)).toBeNull());
  it.each(wrong)('rejects %j with its message [K05, S5.12, S5.13]', (value) => {
    expect(listFaults(field(), value)).toEqual([message]);
  });
  it.each(['', '   ', undefined])('accepts %j, because it is empty [S5.30b]', (value) => {
    expect(listFaults(field(), value)).toBeNull();
  });
});

describe('the rule required', () => {
  it.each(['', '  ', undefined])('is the only rule that rejects %j [S5.10b]', (value) => {
    const everything = rules.text(
      rules.required(),
      ...table.map(([, rule]) => rule()),
      rules.password(),
    );
    expect(listFaults(everything, value)).toEqual([messages.required]);
  });

  it('can have another message', () => {
    expect(listFaults(rules.text(rules.required('Choose country')), '')).toEqual([
      'Choose country',
    ]);
  });
});

describe('the rule maximumAge', () => {
  it('compares the age with the date of today', () => {
    const field = rules.text(rules.maximumAge(1, 'yyyy-MM-dd'));
    expect(listFaults(field, formatDate(new Date(), 'yyyy-MM-dd'))).toBeNull();
    expect(listFaults(field, '1999-12-31')).toEqual(['You need to be under 1 years old']);
  });
});

describe('the rule password', () => {
  it.each([
    ['', null],
    ['Abcdefg1', null],
    ['ÄÖÜäöü٣x', null],
    ['Abcdef1', [messages.passwordLength]],
    ['abcdefg1', [messages.passwordUpperCase]],
    ['ABCDEFG1', [messages.passwordLowerCase]],
    ['Abcdefgh', [messages.passwordDigit]],
    [
      '-',
      [
        messages.passwordLength,
        messages.passwordUpperCase,
        messages.passwordLowerCase,
        messages.passwordDigit,
      ],
    ],
  ])('answers %j with the messages %j [S5.15]', (value, faults) => {
    expect(listFaults(rules.secret(rules.password()), value)).toEqual(faults);
  });

  it('keeps spaces at the ends of a password', () => {
    expect(rules.secret(rules.password()).parse(' Abcdef1 ')).toBe(' Abcdef1 ');
    expect(listFaults(rules.secret(rules.required()), '   ')).toEqual([messages.required]);
    expect(rules.secret().parse(undefined)).toBe('');
  });
});

describe('a text field', () => {
  it('is trimmed, and empty when it is missing', () => {
    expect(rules.text(rules.required()).parse('  Kauri Bay ')).toBe('Kauri Bay');
    expect(rules.text().parse(undefined)).toBe('');
  });
});

describe('a choice', () => {
  const field = rules.choice(['a', 'b']);
  it('accepts each option', () => expect(field.parse('b')).toBe('b'));
  it.each(['', undefined, 'c'])('asks for one option when it finds %j [S5.4c]', (value) => {
    expect(listFaults(field, value)).toEqual(['Please select one option']);
  });
});

describe('a checkbox that must be ticked', () => {
  it('accepts only true, and has the message of the terms by default', () => {
    expect(rules.ticked().parse(true)).toBe(true);
    expect(listFaults(rules.ticked(), false)).toEqual([messages.terms]);
    expect(listFaults(rules.ticked(), undefined)).toEqual([messages.terms]);
    expect(listFaults(rules.ticked('Tick it'), false)).toEqual(['Tick it']);
  });
});
