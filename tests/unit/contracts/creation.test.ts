import { describe, expect, it } from 'vitest';
import { CheckCreatedAnswer, SignUpAnswer } from '#src/contracts/creation.ts';

describe('the sign-up record', () => {
  it('has the fields of section 3 [S3.1]', () => {
    const record = {
      id: 'sign-up-1',
      meta: {},
      date: '2026-01-31T00:00:00Z',
      isCreated: false,
      admin: { id: 'user-1' },
      org: { id: 'org-1' },
    };
    expect(SignUpAnswer.parse(record)).toEqual(record);
  });

  it('requires only its id', () => {
    expect(SignUpAnswer.parse({ id: 'sign-up-1' })).toEqual({ id: 'sign-up-1' });
    expect(SignUpAnswer.safeParse({ isCreated: true }).success).toBe(false);
  });
});

describe('the answer to a poll', () => {
  it.each([
    { isCreated: false },
    { isCreated: false, appUrl: null },
    { isCreated: true, appUrl: 'https://kauribay.example/' },
  ])('may be %j [S7.13a]', (answer) => {
    expect(CheckCreatedAnswer.parse(answer)).toEqual(answer);
  });

  it.each([{}, { isCreated: 'true' }, { isCreated: true, appUrl: 7 }])('is not %j', (answer) => {
    expect(CheckCreatedAnswer.safeParse(answer).success).toBe(false);
  });
});
