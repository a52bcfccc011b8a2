import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { env } from '#src/config/env.ts';
import { readCallbackAnswer } from '#src/kernel/auth/callback-answer.ts';
import { runs } from '#tests/support/fuzz.ts';

const STATE = 's'.repeat(32);
const notOurs = { error: 'The sign-in could not be completed. Start it again.' };

/** The answer to this tab's question, with these parameters. */
const read = (query: string, state = STATE) =>
  readCallbackAnswer(new URLSearchParams(`state=${state}&${query}`), STATE);

describe('the answer of the auth service', () => {
  it('is a code when the state is the one that was sent', () => {
    expect(read('code=abc%20def')).toEqual({ code: 'abc def' });
  });

  it.each(['', 'code=', 'code=a&code=b', 'session_state=x'])(
    'is rejected without exactly one code (%s)',
    (query) => {
      expect(read(query)).toEqual(notOurs);
    },
  );

  it.each([
    'code=x',
    'code=x&state=',
    'code=x&state=wrong',
    'code=x&state=__proto__',
    'code=x&state=constructor',
  ])('is rejected with another state or none (%s)', (query) => {
    expect(readCallbackAnswer(new URLSearchParams(query), STATE)).toEqual(notOurs);
  });

  it('is rejected with two states, even if one is right', () => {
    expect(read(`code=x&state=${STATE}`)).toEqual(notOurs);
  });
});

describe('an error of the auth service', () => {
  it('is shown in the words of the auth service', () => {
    expect(
      read('error=access_denied&error_description=You+pressed+%3Cb%3ECancel%3C/b%3E.'),
    ).toEqual({
      error: 'You pressed <b>Cancel</b>.',
    });
  });

  it('has priority over a code', () => {
    expect(read('code=x&error=server_error&error_description=Broken')).toEqual({
      error: 'Broken',
    });
  });

  it.each([
    '',
    '&error_description=',
    '&error_description=%20%09',
    '&error_description=a&error_description=b',
  ])('is shown in our own words when it has none (%s)', (description) => {
    expect(read(`error=access_denied${description}`)).toEqual({
      error: 'The sign-in was cancelled.',
    });
    expect(read(`error=server_error${description}`)).toEqual(notOurs);
  });

  it('is cut at 300 characters, never through an emoji [A07]', () => {
    const long = encodeURIComponent(`${'x'.repeat(299)}🎾${'y'.repeat(5000)}`);
    expect(read(`error=e&error_description=${long}`)).toEqual({ error: 'x'.repeat(299) });
    expect(read(`error=e&error_description=${'x'.repeat(301)}`)).toEqual({
      error: 'x'.repeat(300),
    });
    const whole = encodeURIComponent(`${'x'.repeat(298)}🎾`);
    expect(read(`error=e&error_description=${whole}`)).toEqual({ error: `${'x'.repeat(298)}🎾` });
  });

  it('is not shown in the words of the answer when the state is wrong', () => {
    expect(read('error=access_denied&error_description=Call+0800+SCAM', 'wrong')).toEqual(notOurs);
  });
});

describe('the issuer of an answer', () => {
  it.each([new URL(env.authClientUrl).origin, `${env.authClientUrl}/`, env.authApiUrl])(
    'is one of ours: %s',
    (issuer) => {
      expect(read(`code=x&iss=${encodeURIComponent(issuer)}`)).toEqual({ code: 'x' });
    },
  );

  it.each([
    'https://evil.example',
    'http://localhost:4001',
    'http://localhost:4000@evil.example',
    '',
    'localhost:4000',
    'null',
  ])('is not ours, and the answer is rejected: %s [A15]', (issuer) => {
    expect(read(`code=x&iss=${encodeURIComponent(issuer)}`)).toEqual(notOurs);
    expect(read(`error=e&error_description=Words&iss=${encodeURIComponent(issuer)}`)).toEqual(
      notOurs,
    );
  });

  it('must be ours each time it is named', () => {
    const ours = encodeURIComponent(env.authClientUrl);
    expect(read(`code=x&iss=${ours}&iss=https://evil.example`)).toEqual(notOurs);
  });
});

it('any query is parsed or rejected without an exception, and gives a code only for the right state', () => {
  const name = fc.constantFrom(
    'code',
    'state',
    'error',
    'error_description',
    'iss',
    '__proto__',
    'x',
  );
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(STATE), fc.webUrl());
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const query = new URLSearchParams(pairs);
      const answer = readCallbackAnswer(query, STATE);
      const isAnswered = query.getAll('state').length === 1 && query.get('state') === STATE;
      expect(isAnswered || !('code' in answer)).toBe(true);
      expect('code' in answer || answer.error.length <= 300).toBe(true);
    }),
    { numRuns: runs(5000) },
  );
});
