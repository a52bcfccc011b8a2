import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { IpLookupAnswer } from '#src/contracts/country.ts';
import { endpoints } from '#src/contracts/endpoints.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';

const contracts: [string, z.ZodMiniType][] = [
  ...Object.entries(endpoints).map(([name, { answer }]): [string, z.ZodMiniType] => [name, answer]),
  ...Object.entries(endpoints).flatMap(([name, { errors }]) =>
    Object.entries(errors).map(([status, body]): [string, z.ZodMiniType] => [
      `${name}, refused with ${status}`,
      body,
    ]),
  ),
  ['ip', IpLookupAnswer],
];

/** Words that answers use, with some that reach into prototypes. */
const FIELDS =
  'id meta total data org name email appUrl isCreated message countries code prefix timezones identities ' +
  'idToken accessToken country_code country __proto__ constructor prototype toString';
const field = fc.constantFrom(...FIELDS.split(' '));
const leaf = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('<img src=x onerror=alert(1)>', 'javascript:alert(1)', 'NZ', '', null, true, 1),
);
const { value: answer } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(field, tie('value')), { maxLength: 5 })
      .map((pairs) => `{${pairs.map(([key, one]) => `"${key}":${JSON.stringify(one)}`).join()}}`)
      .map((text) => JSON.parse(text) as unknown),
  ),
}));

describe('the contract of an answer', () => {
  it.each(contracts)('never throws, and removes prototypes: %s', (_name, schema) => {
    fc.assert(
      fc.property(answer, (hostile) => {
        const parsed = schema.safeParse(parseJson(JSON.stringify(hostile)));
        const handedOn = JSON.stringify(parsed.data) ?? '';
        expect(handedOn).not.toContain('"__proto__":');
        expect(Object.prototype).not.toHaveProperty('id');
      }),
    );
  });
});
