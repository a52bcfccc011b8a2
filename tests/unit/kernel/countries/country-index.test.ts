import { expect, it } from 'vitest';
import { indexCountries } from '#src/kernel/countries/country-index.ts';

it('the index has the countries by their upper-case code, and changes the code to upper case [S3.3c]', () => {
  const index = indexCountries([
    { code: 'nz', name: 'New Zealand', prefix: '64' },
    { code: 'Au', name: 'Australia' },
  ]);
  expect([...index.keys()]).toEqual(['NZ', 'AU']);
  expect(index.get('NZ')).toEqual({ code: 'NZ', name: 'New Zealand', prefix: '64' });
});

it('the index takes the later of two countries with the same code', () => {
  const index = indexCountries([
    { code: 'nz', name: 'Old' },
    { code: 'NZ', name: 'New' },
  ]);
  expect(index.size).toBe(1);
  expect(index.get('NZ')?.name).toBe('New');
});
