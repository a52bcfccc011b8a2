import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandomText } from '#src/kernel/auth/pkce.ts';
import { scrub, scrubText } from '#src/kernel/telemetry/scrub-report.ts';
import { buildToken } from '#tests/support/builders.ts';
import { runs } from '#tests/support/fuzz.ts';
import { measureCpuMs } from '#tests/support/cpu-time.ts';

describe('a text in a report', () => {
  it.each([
    [
      'https://x.example/oAuthCallback?code=abc-1&state=xyz#top',
      'https://x.example/oAuthCallback?code=[removed]&state=[removed]#top',
    ],
    ['/oAuthCallback?x=1&code=a b', '/oAuthCallback?x=1&code=[removed] b'],
    [
      '#access_token=a&id_token=b&token=c',
      '#access_token=[removed]&id_token=[removed]&token=[removed]',
    ],
    [
      '?code_verifier=a&code_challenge=b&login_hint=c',
      '?code_verifier=[removed]&code_challenge=[removed]&login_hint=[removed]',
    ],
    ['?CODE=a&postcode=b&codex=c', '?CODE=[removed]&postcode=b&codex=c'],
    [
      '{"code":"a","verifier" : "b","idToken":"c","other":"d"}',
      '{"code":"[removed]","verifier" : "[removed]","idToken":"[removed]","other":"d"}',
    ],
    ['Authorization: Bearer abc.def~ghi+/= and more', 'Authorization: Bearer [removed] and more'],
    ["mail jo.o'neil+club@kauri-bay.co.nz now", 'mail [e-mail] now'],
    ['zoë@größe.example', '[e-mail]'],
    ['user=jo%40club.example&x=1', 'user=[e-mail]&x=1'],
    ['call +64 21 555-0123 now', 'call [phone] now'],
    ['(021) 555 0123', '[phone]'],
    ['tel:+64215550123', 'tel:[phone]'],
    ['number=%2B64215550123', 'number=[phone]'],
    ['٠٢١٥٥٥٠١٢٣', '[phone]'],
  ])('%s', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  it.each([
    '',
    "Cannot read properties of undefined (reading 'id')",
    'https://x.example/assets/info-page-Ab12Cd34.js:1:234567',
    'huddle-signup@1.0.0+abc1234',
    'c4a720de-0ff4-4272-bc18-500f3ab17ce9',
    '550e8400-e29b-41d4-a716-446655440000',
    '0123456789abcdef0123456789abcdef',
    'status 503 after 3 tries in 10000 ms',
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0',
    'ey.short',
    '@sentry/react',
    'order12345678',
  ])('stays unchanged: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it('contains no token, verifier or state at any place', () => {
    const secrets = [buildToken(), createRandomText(128), createRandomText(32)];
    for (const secret of secrets)
      expect(scrubText(`No ${secret}, sorry`)).toBe('No [removed], sorry');
  });

  it('is scrubbed in reasonable time, however long it is', () => {
    const cpuMs = measureCpuMs(() => {
      for (const piece of ['a', '1 ', '.', 'a.', '@', 'ey', '%40', '"code"'])
        scrubText(piece.repeat(50_000));
    });
    expect(cpuMs).toBeLessThan(2000);
  });

  it('contains no value of a visitor, in any context', () => {
    const around = fc.string({ unit: fc.constantFrom(' ', '"', ',', ';', '\n', '<', '>', '|') });
    const email = fc
      .tuple(fc.stringMatching(/^[a-z0-9][a-z0-9.!#$&'*+^_`{|}~-]{0,30}$/), fc.domain())
      .map((parts) => parts.join('@'));
    const phone = fc.stringMatching(/^\+64 2[0-9] [0-9]{3} [0-9]{4}$/);
    fc.assert(
      fc.property(around, email, phone, around, (before, address, number, after) => {
        const text = scrubText(`${before} ${address} ${number} ${after}`);
        expect(text).not.toContain(address);
        expect(text).not.toContain(number);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('the data of a report', () => {
  it('is scrubbed at all depths, by name and by content', () => {
    const data = {
      message: 'jo@club.example failed',
      request: {
        url: 'https://x.example/?code=a',
        method: 'GET',
        headers: { Authorization: 'Basic x' },
      },
      breadcrumbs: [{ data: { from: '/oAuthCallback?code=a', to: '/', status_code: 401 } }, null],
      extra: {
        Email: 'nobody',
        phone: 'none',
        code: 12,
        count: 7,
        ok: true,
        state: { inner: 'jo@club.example' },
      },
    };
    expect(scrub(data)).toEqual({
      message: '[e-mail] failed',
      request: {
        url: 'https://x.example/?code=[removed]',
        method: 'GET',
        headers: { Authorization: '[removed]' },
      },
      breadcrumbs: [
        { data: { from: '/oAuthCallback?code=[removed]', to: '/', status_code: 401 } },
        null,
      ],
      extra: {
        Email: '[removed]',
        phone: '[removed]',
        code: 12,
        count: 7,
        ok: true,
        state: { inner: '[e-mail]' },
      },
    });
    expect(data.message).toBe('jo@club.example failed');
  });

  it.each(['event_id', 'trace_id', 'span_id', 'parent_span_id', 'release'])(
    'keeps its %s',
    (key) => {
      const id = '12345678901234567';
      expect(scrub({ [key]: id, other: id })).toEqual({ [key]: id, other: '[phone]' });
    },
  );

  it.each([null, undefined, 7, true, 'plain'])('may be %o', (value) => {
    expect(scrub(value)).toBe(value);
  });
});
