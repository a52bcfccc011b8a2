import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostileAnswers } from '#e2e/chaos/hostile-answers.ts';
import { endpoints } from '#src/contracts/endpoints.ts';

const CALLS = 'src/kernel/api/calls';
const files = readdirSync(CALLS);
const code = files.map((file) => readFileSync(`${CALLS}/${file}`, 'utf8')).join('\n');
const names = Object.keys(endpoints);

/** Calls that are no part of the sign-up, so that the matrix of faults has no row for them. */
const BESIDE_THE_SIGN_UP: readonly string[] = [];

/** No call of its own: two calls share it. */
const SHARED = ['existing-organisation.ts'];

describe('every call of the list', () => {
  it.each(names)('has a function that makes it: %s', (name) => {
    expect(code).toContain(`...${name}Endpoint`);
  });

  it.each(files.filter((file) => !SHARED.includes(file)))(
    'has tests of this function: %s',
    (file) => {
      expect(existsSync(`tests/unit/kernel/api/calls/${file.replace(/\.ts$/, '.test.ts')}`)).toBe(
        true,
      );
    },
  );

  it('has a hostile answer in the matrix of faults, or is no part of the sign-up', () => {
    const expected = [...names.filter((name) => !BESIDE_THE_SIGN_UP.includes(name)), 'ip'];
    expect(Object.keys(hostileAnswers).toSorted()).toEqual(expected.toSorted());
  });

  it.each([...names, 'ip'])('has a name in the README of the sandbox: %s', (name) => {
    expect(readFileSync('sandbox/README.md', 'utf8')).toContain(`\`${name}\``);
  });
});
