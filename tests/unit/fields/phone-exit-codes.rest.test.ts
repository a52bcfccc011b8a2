import { describe, expect, it } from 'vitest';
import { EXCLUDED_COUNTRIES } from '#src/config/countries.ts';
import { enter, examples, isValidIn } from '#tests/support/phone-matrix.ts';

/** What is dialled before a calling code, by country (ITU-T E.164, annex; operational bulletins on prefixes). */
const EXIT_CODES: readonly (readonly [country: string, exitCode: string])[] = [
  ['US', '011'],
  ['AU', '0011'],
  ['GB', '00'],
  ['JP', '010'],
  ['SG', '001'],
  ['TH', '001'],
  ['ID', '001'],
  ['KR', '00700'],
  ['TW', '002'],
  ['KE', '000'],
  ['UG', '000'],
  ['KZ', '810'],
  ['BR', '0021'],
  ['CO', '009'],
  ['IL', '00'],
  ['CU', '119'],
  ['FI', '00'],
];

/** Those that the site reads otherwise or not at all, by decision 102. */
const NOT_PARSED = [
  '+22985751234',
  '+22981123456',
  '+2631312345',
  '+78001234567',
  '+78091234567',
  '+78081234567',
];

const numbers = examples.filter(
  ({ region, e164 }) => !EXCLUDED_COUNTRIES.includes(region) && !NOT_PARSED.includes(e164),
);

describe.each(EXIT_CODES)(
  'every example with the country %s and the exit code %s [R01]',
  (picked, exitCode) => {
    it.each(['pasted', 'filled'] as const)('is parsed as its number when it is %s', (manner) => {
      const wrong = numbers.flatMap(({ region, e164 }) => {
        const text = exitCode + e164.slice(1);
        const { value, valid, country } = enter(text, picked, manner);
        const isRight = valid && value === e164;
        const isShown = country === region || isValidIn(e164, country ?? '');
        return isRight && isShown ? [] : [`${region} ${text} → ${value} ${country} ${valid}`];
      });
      expect(wrong).toEqual([]);
    });
  },
);
