import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeText, emptyPhone, pickCountry, type PhoneState } from '#src/fields/phone-state.ts';
import * as library from '#src/kernel/phone/phone-engine.ts';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

const isOffered: (country: string) => boolean = () => true;
const context = { library, followed: 'NZ', isOffered };
const typed = (state: PhoneState, text: string, setting = context) =>
  changeText(state, { after: { text, caret: text.length }, kind: 'typing' }, setting);

describe('the country of a phone field', () => {
  it('follows the form for a national number', () => {
    const state = typed(emptyPhone('NZ'), '021 123 4567');
    expect(state).toMatchObject({ country: 'NZ', own: null });
    expect(typed(state, state.text, { ...context, followed: 'AU' }).country).toBe('AU');
  });

  it('is the field’s own after a number with +', () => {
    const state = typed(emptyPhone('NZ'), '+61 4');
    expect(state).toMatchObject({ country: 'AU', own: 'AU' });
    expect(typed(state, '', { ...context, followed: 'GB' })).toMatchObject({
      country: 'GB',
      own: null,
    });
  });

  it('is the field’s own after a pick, and the number moves there', () => {
    const state = pickCountry(typed(emptyPhone('NZ'), '+64 21 123 4567'), 'AU', context);
    expect(state).toMatchObject({ text: '+61 2 1123 4567', country: 'AU', own: 'AU' });
    expect(pickCountry(emptyPhone('NZ'), 'AU', context)).toMatchObject({ country: 'AU', text: '' });
  });

  it('is a neighbour’s only while the national number belongs to it', () => {
    const us = { ...context, followed: 'US' };
    const state = typed(emptyPhone('US'), '416 967 1111', us);
    expect(state).toMatchObject({ country: 'CA', own: null });
    expect(typed(state, '416 967', us).country).toBe('US');
  });
});

describe('before the library has loaded', () => {
  const early = { library: null, followed: 'NZ', isOffered };

  it('keeps the characters of a number, and only checks its length', () => {
    const after = { text: '٠٢y1 ', caret: 4 };
    expect(changeText(emptyPhone('NZ'), { after, kind: 'typing' }, early)).toEqual({
      text: '021 ',
      caret: 3,
      extension: null,
      openExtension: null,
      country: 'NZ',
      foreignCode: null,
      international: false,
      valid: false,
      possible: true,
      value: '021',
      picked: null,
      own: null,
    });
  });

  it('allows a pick of a country', () => {
    const state = typed(emptyPhone('NZ'), '021', early as never);
    expect(pickCountry(state, 'AU', early)).toMatchObject({
      country: 'AU',
      own: 'AU',
      text: '021',
    });
  });
});

const leave = (state: PhoneState, setting = context) =>
  changeText(state, { after: { text: state.text, caret: 0 }, kind: 'left' }, setting);
const typedByKey = (state: PhoneState, text: string, setting = context) =>
  Array.from(text).reduce((next, key) => typed(next, next.text + key, setting), state);
const pasted = (state: PhoneState, text: string) =>
  changeText(state, { after: { text, caret: text.length }, kind: 'whole' }, context);

describe('a number typed with an exit code [R01]', () => {
  it.each([
    ['AU', '0064 21 123 4567', '+64211234567', 'NZ', '+64 21 123 4567'],
    ['NO', '0046701234567', '+46701234567', 'SE', '+46 70 123 45 67'],
    ['US', '0115491123456789', '+5491123456789', 'AR', '+54 9 11 2345 6789'],
  ])(
    'from %s: %s becomes %s on blur, and at once when it is pasted',
    (from, text, e164, country, shown) => {
      const field = pickCountry(emptyPhone('NZ'), from, context);
      const before = typedByKey(field, text);
      expect(before.text.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
      expect(leave(before)).toMatchObject({ text: shown, value: e164, country, valid: true });
      expect(pasted(field, text)).toMatchObject({ text: shown, value: e164, country, valid: true });
    },
  );
});

describe('a country that was picked [R03]', () => {
  it.each([
    ['CA', '800 234 5678', '+18002345678'],
    ['CA', '1 888 234 5678', '+18882345678'],
    ['CA', '500 234 5678', '+15002345678'],
    ['CA', '+1 800 234 5678', '+18002345678'],
    ['CX', '1300 975 707', '+611300975707'],
  ])('%s stays for %s, which is valid there', (country, text, value) => {
    const field = pickCountry(emptyPhone('NZ'), country, context);
    expect(leave(typedByKey(field, text))).toMatchObject({ country, value, valid: true });
    expect(pasted(field, text)).toMatchObject({ country, value, valid: true });
  });

  it('stays after the field is emptied', () => {
    const field = typed(pickCountry(emptyPhone('NZ'), 'CA', context), '+61 412 345 678');
    expect(field.country).toBe('AU');
    expect(typed(field, '')).toMatchObject({ country: 'CA', own: 'CA' });
  });
});

describe('a country that is not offered [R04]', () => {
  const listed = { ...context, isOffered: (code: string) => code !== 'XK' };

  it('is never selected by the button, and disappears with its number', () => {
    const foreign = typedByKey(emptyPhone('NZ'), '+383 44 123 456', listed);
    expect(foreign).toMatchObject({
      value: '+38344123456',
      foreignCode: '383',
      country: 'NZ',
      valid: true,
    });
    const emptied = typed(foreign, '', listed);
    expect(emptied).toMatchObject({ country: 'NZ', foreignCode: null });
    expect(typedByKey(emptied, '021 123 4567', listed)).toMatchObject({
      text: '021 123 4567',
      value: '+64211234567',
      country: 'NZ',
    });
  });

  it('is also shown for a number without a country and for an excluded one', () => {
    expect(typed(emptyPhone('NZ'), '+800 1234 5678').foreignCode).toBe('800');
    expect(typed(emptyPhone('NZ'), '+7 912 345 67 89')).toMatchObject({
      foreignCode: '7',
      possible: false,
    });
  });
});

describe('an extension', () => {
  it.each(['021 123 4567 x12', '021 123 4567 ext. 12', '021 123 4567#12', '021 123 4567 extn 12'])(
    'of %s, typed key by key, joins no digit to the number',
    (text) => {
      const field = typedByKey(emptyPhone('NZ'), text);
      expect(field).toMatchObject({ value: '+64211234567', extension: '12' });
      expect(leave(field)).toMatchObject({ value: '+64211234567', extension: '12' });
    },
  );

  it('of a URI is parsed, other parameters are ignored', () => {
    const uri = 'tel:021-123-4567;isub=99;ext=12;phone-context=+64';
    expect(pasted(emptyPhone('AU'), uri)).toMatchObject({ value: '+64211234567', extension: '12' });
    expect(pasted(emptyPhone('AU'), 'tel:+64%2021%20123%204567').value).toBe('+64211234567');
  });
});

it.each([
  '०२१ १२३ ४५६७',
  '০২১১২৩৪৫৬৭',
  '０２１／１２３．４５６７',
  '០២១ ១២៣ ៤៥៦៧',
  '\u2067021\ufe0f.123\u2060/4567',
])('digits of any script and any separators are read as one number: %s', (text) => {
  expect(pasted(emptyPhone('NZ'), text).value).toBe('+64211234567');
  expect(leave(typedByKey(emptyPhone('NZ'), text)).value).toBe('+64211234567');
});
