import { describe, expect, it } from 'vitest';
import {
  clearInitialData,
  readInitialData,
  saveInitialData,
} from '#src/kernel/session/initial-data.ts';
import { buildInitialData } from '#tests/support/builders.ts';

const data = buildInitialData({ country: 'AU', phone: '+61491570006' });
const store = (value: unknown) => sessionStorage.setItem('initialData', JSON.stringify(value));

describe('the answers of Welcome', () => {
  it('are stored in session storage under the key initialData [S3.2b]', () => {
    saveInitialData(data);
    expect(JSON.parse(sessionStorage.getItem('initialData')!)).toEqual(data);
    expect(readInitialData()).toEqual(data);
    expect(localStorage).toHaveLength(0);
  });

  it('are null before Welcome is completed, and after they are cleared', () => {
    expect(readInitialData()).toBeNull();
    saveInitialData(data);
    clearInitialData();
    expect(readInitialData()).toBeNull();
    expect(sessionStorage.getItem('initialData')).toBeNull();
  });

  it('have New Zealand as country when none is stored', () => {
    const { country: _, ...without } = data;
    store(without);
    expect(readInitialData()).toEqual({ ...data, country: 'NZ' });
  });

  it.each([
    ['no consent', { ...data, hasAgreedToTerms: false }],
    ['a blank name', { ...data, name: '  ' }],
    ['a missing phone', { ...data, phone: undefined }],
    ['another type', 'Jo'],
  ])('are null when the storage contains %s', (_, value) => {
    store(value);
    expect(readInitialData()).toBeNull();
  });

  it('lose unknown keys and prototypes, and keep markup as text [H04]', () => {
    const name = '<img src=x onerror=alert(1)>';
    const hostile = JSON.stringify({ ...data, name, isSuper: true });
    sessionStorage.setItem('initialData', hostile.replace('{', '{"__proto__":{"isSuper":true},'));
    const value = readInitialData();
    expect(value).toEqual({ ...data, name });
    expect(Object.assign({}, value)).not.toHaveProperty('isSuper');
  });
});
