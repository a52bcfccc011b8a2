import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSafeReturnPath } from '#src/kernel/auth/return-path.ts';
import { runs } from '#tests/support/fuzz.ts';

const ORIGIN = 'https://signup.huddleclub.example';

describe('the path to return to', () => {
  it.each([
    '/',
    '/info',
    '/info#x?y=1',
    '/info?step=2&name=a%20b',
    '/welcome#start-here',
    '/å/🎾',
    '/oAuthCallbacks',
  ])('is the stored path %s', (path) => {
    expect(toSafeReturnPath(path)).toBe(path);
  });

  it.each([
    ['nothing', ''],
    ['a path without its slash', 'info'],
    ['another host', '//h'],
    ['another host, later in the path', '/a//h'],
    ['another host after climbing', '/a/../..//h'],
    ['a backslash', '/\\h'],
    ['a backslash later on', '/info\\h'],
    ['another site', 'https://h'],
    ['another site in capitals', 'HTTPS:/h'],
    ['script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a leading space', ' /info'],
    ['a tab', '/\t/h'],
    ['a leading tab', '\t//h'],
    ['a line break', '/\n/h'],
    ['a null', '/\u0000/h'],
    ['a unit separator', '/\u001f/h'],
    ['a delete character', '/\u007f/h'],
    ['a control character above ASCII', '/\u009f/h'],
    ['a line separator', '/\u2028/h'],
    ['a paragraph separator', '/\u2029/h'],
    ['an encoded host', '%2F%2Fh'],
    ['an encoded host behind a slash', '/%2Fh'],
    ['an encoded backslash', '/%5Ch'],
    ['an encoded tab', '/%09/h'],
    ['encoding that does not decode', '/%zz'],
    ['encoding that is no text', '/%ff'],
    ['the callback', '/oAuthCallback?code=x&state=y'],
    ['the callback with a hash', '/oAuthCallback#x'],
    ['the callback, spelt another way', '/oauthcallback/'],
    ['the callback, encoded', '/oAuth%43allback'],
  ])('is home instead of %s [D04]', (_, path) => {
    expect(toSafeReturnPath(path)).toBe('/');
  });

  it('never leaves this origin, and does not change when it is checked again [D04]', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      '%2F',
      '%5C',
      '%09',
      '\t',
      '\n',
      '..',
      '.',
      '@',
      ':',
      '?',
      '#',
      'h',
      'javascript:',
      'https:',
    );
    const paths = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(paths, (path) => {
        const safe = toSafeReturnPath(path);
        expect(new URL(safe, ORIGIN).origin).toBe(ORIGIN);
        expect(new URL(safe, ORIGIN).pathname).not.toMatch(/^\/\//);
        expect([path, '/']).toContain(safe);
        expect(toSafeReturnPath(safe)).toBe(safe);
      }),
      { numRuns: runs(5000) },
    );
  });
});
