import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeText, emptyPhone, pickCountry, type PhoneState } from '#src/fields/phone-state.ts';
import * as library from '#src/kernel/phone/phone-engine.ts';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

const isOffered = () => true;
const context = { library, followed: 'NZ', isOffered };
const typed = (state: PhoneState, text: string, setting = context) =>
  changeText(state, { after: { text, caret: text.length }, kind: 'typing' }, setting);

describe('the country of a phone field', () => {
  it('follows the form while the number is national', () => {
    const state = typed(emptyPhone('NZ'), '021 123 4567');
    expect(state).toMatchObject({ country: 'NZ', own: null });
    expect(typed(state, state.text, { ...context, followed: 'AU' }).country).toBe('AU');
  });

  it('is the field’s own once a number with + has named it', () => {
    const state = typed(emptyPhone('NZ'), '+61 4');
    expect(state).toMatchObject({ country: 'AU', own: 'AU' });
    expect(typed(state, '', { ...context, followed: 'GB' })).toMatchObject({
      country: 'GB',
      own: null,
    });
  });

  it('is the field’s own once it was picked, and the number moves there', () => {
    const state = pickCountry(typed(emptyPhone('NZ'), '+64 21 123 4567'), 'AU', context);
    expect(state).toMatchObject({ text: '+61 2 1123 4567', country: 'AU', own: 'AU' });
    expect(pickCountry(emptyPhone('NZ'), 'AU', context)).toMatchObject({ country: 'AU', text: '' });
  });

  it('is a neighbour’s only as long as the national number says so', () => {
    const us = { ...context, followed: 'US' };
    const state = typed(emptyPhone('US'), '416 967 1111', us);
    expect(state).toMatchObject({ country: 'CA', own: null });
    expect(typed(state, '416 967', us).country).toBe('US');
  });
});

describe('before the library is there', () => {
  const early = { library: null, followed: 'NZ', isOffered };

  it('keeps what a number may hold, and judges its length alone', () => {
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

  it('lets a country be picked', () => {
    const state = typed(emptyPhone('NZ'), '021', early as never);
    expect(pickCountry(state, 'AU', early)).toMatchObject({
      country: 'AU',
      own: 'AU',
      text: '021',
    });
  });
});
