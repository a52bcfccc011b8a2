import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSafeAppUrl } from '#src/kernel/api/app-url.ts';
import { runs } from '#tests/support/fuzz.ts';

type AppEnv = 'production' | 'staging' | 'test' | 'local';
const rules = (appEnv: AppEnv, ...appHostSuffixes: string[]) => ({ appEnv, appHostSuffixes });

describe('toSafeAppUrl', () => {
  it.each([
    'https://club.example',
    'https://club.example/sign-in?a=1#b',
    'HTTPS://Club.Example/Path',
    'https://club.example:8443/',
    'https://clüb.example/',
  ])('accepts %s unchanged', (raw) => {
    expect(toSafeAppUrl(raw, rules('production'))).toBe(raw);
  });

  it.each([
    undefined,
    null,
    7,
    {},
    ['https://club.example'],
    '',
    'club.example',
    '/path',
    '//club.example',
    '\\\\club.example',
    ' https://club.example',
    '\thttps://club.example',
    'ht\ntps://club.example',
    'https:club.example',
    'https:/club.example',
    'https:\\\\club.example',
    'https://',
    'https://:80',
    'https://a b.example',
    'https://[::1',
    'https://club.example:99999',
    'javascript:alert(1)',
    'javascript://club.example/%0aalert(1)',
    'JavaScript://club.example',
    'data:text/html,<script>alert(1)</script>',
    'data://https://club.example',
    'blob:https://club.example/1',
    'file:///etc/passwd',
    'ftp://club.example',
    'ws://club.example',
    'view-source:https://club.example',
    'http://club.example',
    'http://localhost:4000/orgs/club',
    'https://user@club.example',
    'https://user:secret@club.example',
    'https://:secret@club.example',
    'https://club.example@elsewhere.example',
    '<a href="https://club.example">',
  ])('rejects %j in production [F05]', (raw) => {
    expect(toSafeAppUrl(raw, rules('production'))).toBeNull();
  });

  it.each(['http://localhost:4000/orgs/club', 'http://127.0.0.1:4000/', 'http://[::1]:4000/'])(
    'accepts %s only in local and test',
    (raw) => {
      expect(toSafeAppUrl(raw, rules('local'))).toBe(raw);
      expect(toSafeAppUrl(raw, rules('test'))).toBe(raw);
      expect(toSafeAppUrl(raw, rules('staging'))).toBeNull();
      expect(toSafeAppUrl(raw, rules('production'))).toBeNull();
    },
  );

  it.each(['http://club.example', 'http://localhost.club.example', 'ftp://localhost'])(
    'rejects %s even in local and test',
    (raw) => {
      expect(toSafeAppUrl(raw, rules('local'))).toBeNull();
      expect(toSafeAppUrl(raw, rules('test'))).toBeNull();
    },
  );

  it.each([
    ['https://club.example/', true],
    ['https://a.club.example/', true],
    ['https://a.b.club.example/', true],
    ['https://dotted.test/', true],
    ['https://a.dotted.test/', true],
    ['https://myclub.example/', false],
    ['https://club.example.evil.test/', false],
    ['https://club.example./', false],
    ['https://evil.test/club.example', false],
    ['https://evil.test/?club.example', false],
    ['https://evil.test#.club.example', false],
    ['https://example/', false],
  ])('compares a host with the allowed host suffixes: %s', (raw, allowed) => {
    const found = toSafeAppUrl(raw, rules('production', 'club.example', '.dotted.test'));
    expect(found).toBe(allowed ? raw : null);
  });

  it('uses the environment of the build by default', () => {
    expect(toSafeAppUrl('http://localhost:4000/orgs/club')).toBe('http://localhost:4000/orgs/club');
    expect(toSafeAppUrl('https://anywhere.example/')).toBe('https://anywhere.example/');
  });

  it('accepts only https without credentials on an allowed host [F05]', () => {
    const pieces = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
    );
    const words = fc.constantFrom('club.example', 'evil.test', 'localhost', '\t', '%0a', '#', '?');
    const raw = fc
      .array(fc.oneof(pieces, words, fc.string({ maxLength: 3 })))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(
        fc.oneof(raw, fc.webUrl({ withQueryParameters: true }), fc.anything()),
        (given) => {
          const found = toSafeAppUrl(given, rules('production', 'club.example'));
          if (found === null) return;
          const url = new URL(found);
          expect(url.protocol).toBe('https:');
          expect(`.${url.hostname}`).toMatch(/\.club\.example$/);
          expect(url.username + url.password).toBe('');
        },
      ),
      { numRuns: runs(2000) },
    );
  });
});
