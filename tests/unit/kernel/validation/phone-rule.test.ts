import { beforeEach, expect, it, vi } from 'vitest';
import { phone } from '#src/kernel/validation/phone-rule.ts';
import { text } from '#src/kernel/validation/rules.ts';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

const getMessage = (value: string) => text(phone()).safeParse(value).error?.issues[0]?.message;

it.each(['', '+64211234567', ' +64 21 123 4567 ', '+77012345678', '+80012345678'])(
  'the rule accepts %j',
  (value) => {
    expect(getMessage(value)).toBeUndefined();
  },
);

it.each([
  ['without its calling code', '0211234567'],
  ['that is possible but not given out', '+64211234'],
  ['that is too short', '+1'],
  ['that is none', 'call me'],
  ['of an excluded country', '+79123456789'],
])('the rule rejects a number %s [S5.4a]', (_, value) => {
  expect(getMessage(value)).toBe('Not a valid number');
});
