import { describe, expect, it, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { lookUpCountry } from '#src/kernel/api/calls/ip-lookup.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { answerInTurn, caught, json, noAnswer } from '#tests/unit/kernel/api/answers.ts';
import { resetPortsAfterEach } from '#tests/unit/kernel/api/reset-ports.ts';

resetPortsAfterEach();

describe('the IP look-up', () => {
  it.each([
    [{ country_code: 'nz', country: 'New Zealand' }, 'NZ'],
    [{ countryCode: 'AU' }, 'AU'],
    [{ country: 'gb' }, 'GB'],
    [{ country_code: '', countryCode: 7, country: 'US' }, 'US'],
  ])('finds the country in %j', async (answer, code) => {
    answerInTurn(env.ipLookupUrl, json(200, answer));
    expect(await lookUpCountry()).toBe(code);
  });

  it('sends the third party neither the user nor our version [E14]', async () => {
    ports.setTokenSource(() => 'token-1');
    const seen = answerInTurn(env.ipLookupUrl, json(200, { country: 'NZ' }));
    await lookUpCountry();
    const names = [...(seen[0]?.headers.keys() ?? [])];
    expect(names.filter((name) => /^x-(?!interceptors)|authorization/.test(name))).toEqual([]);
    expect(seen[0]).toMatchObject({ method: 'GET', body: '' });
  });

  it('waits at most 3 s', async () => {
    const timeout = vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
    answerInTurn(env.ipLookupUrl, json(200, { country: 'NZ' }));
    await lookUpCountry();
    expect(timeout).toHaveBeenCalledWith(3000);
  });

  it.each([
    ['401', json(401), 'notAuthenticated'],
    ['403', json(403), 'notAuthorized'],
    ['429', json(429), 'client'],
    ['500', json(500), 'server'],
    ['503', json(503), 'serviceUnavailable'],
    ['no answer', noAnswer, 'network'],
    ['no country', json(200, { country: 'New Zealand' }), 'response'],
  ])('fails once, only for the caller, on %s', async (_, answer, kind) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const anything = vi.fn<() => void>();
    ports.onUnauthenticated(anything);
    ports.onCentralError(anything);
    const seen = answerInTurn(env.ipLookupUrl, answer);
    expect(await caught(lookUpCountry())).toMatchObject({ kind, handled: false });
    expect(seen).toHaveLength(1);
    expect(anything).not.toHaveBeenCalled();
  });
});
