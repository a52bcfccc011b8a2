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
  it('is kept in session storage under the key initialData [S3.2b]', () => {
    saveInitialData(data);
    expect(JSON.parse(sessionStorage.getItem('initialData')!)).toEqual(data);
    expect(readInitialData()).toEqual(data);
    expect(localStorage).toHaveLength(0);
  });

  it('is null before Welcome has been filled in, and after it was cleared', () => {
    expect(readInitialData()).toBeNull();
    saveInitialData(data);
    clearInitialData();
    expect(readInitialData()).toBeNull();
    expect(sessionStorage.getItem('initialData')).toBeNull();
  });

  it('has New Zealand for a country when none is stored', () => {
    const { country: _, ...without } = data;
    store(without);
    expect(readInitialData()).toEqual({ ...data, country: 'NZ' });
  });

  it.each([
    ['no consent', { ...data, hasAgreedToTerms: false }],
    ['a blank name', { ...data, name: '  ' }],
    ['a missing phone', { ...data, phone: undefined }],
    ['another type', 'Jo'],
  ])('is null when it holds %s', (_, value) => {
    store(value);
    expect(readInitialData()).toBeNull();
  });

  it('loses unknown keys and prototypes, and keeps markup as text [H04]', () => {
    const name = '<img src=x onerror=alert(1)>';
    const hostile = JSON.stringify({ ...data, name, isSuper: true });
    sessionStorage.setItem('initialData', hostile.replace('{', '{"__proto__":{"isSuper":true},'));
    const value = readInitialData();
    expect(value).toEqual({ ...data, name });
    expect(Object.assign({}, value)).not.toHaveProperty('isSuper');
  });
});
