import { describe, expect, it } from 'vitest';
import { EXCLUDED_COUNTRIES } from '#src/config/countries.ts';
import { enter, examples, isValidIn, type Example } from '#tests/support/phone-matrix.ts';

/** Google's metadata has these, libphonenumber-js 1.13.16 refuses them (decision 102). */
const DIFFERENCES = ['+22985751234', '+22981123456', '+2631312345'];

/** Valid in Kazakhstan and in Russia, which is not served: refused unless Kazakhstan is picked. */
const SHARED_WITH_EXCLUDED = ['+78001234567', '+78091234567', '+78081234567'];

/** Each way of writing a number, with the country that is picked. */
const WAYS: Readonly<
  Record<string, (example: Example) => readonly [text: string, picked: string]>
> = {
  national: ({ national, region }) => [national, region],
  'without trunk prefix': ({ significant, region }) => [significant, region],
  international: ({ international, region }) => [international, region],
  'with + elsewhere': ({ e164 }) => [e164, 'NZ'],
  'with 00': ({ e164 }) => [`00${e164.slice(1)}`, 'AU'],
  'with 0011': ({ e164 }) => [`0011${e164.slice(1)}`, 'AU'],
  'with 011': ({ e164 }) => [`011${e164.slice(1)}`, 'US'],
  'with an extension': ({ national, region }) => [`${national} ext. 12`, region],
  'as a URI': ({ uri, region }) => [uri, region],
};

const served = examples.filter(({ region }) => !EXCLUDED_COUNTRIES.includes(region));

const isRejected = ({ e164, region }: Example, picked: string) =>
  DIFFERENCES.includes(e164) || (SHARED_WITH_EXCLUDED.includes(e164) && picked !== region);

describe.each(Object.keys(WAYS))('every example %s', (way) => {
  it.each(['typed', 'pasted', 'filled'] as const)(
    'is one number when it is %s',
    (manner) => {
      const wrong = served.flatMap((example) => {
        const [text, picked] = WAYS[way]!(example);
        const { value, valid, country } = enter(text, picked, manner);
        const isRight = valid ? value === example.e164 : isRejected(example, picked);
        const isKept = country === picked || !isValidIn(example.e164, picked);
        return isRight && isKept ? [] : [`${example.region} ${text} → ${value} ${country}`];
      });
      expect(wrong).toEqual([]);
    },
    600_000,
  );
});

it('the matrix has 1,377 examples of 245 countries', () => {
  expect(examples).toHaveLength(1377);
  expect(new Set(examples.map(({ region }) => region)).size).toBe(245);
});
