import { describe, expect, it, vi } from 'vitest';
import { getCountries } from '#src/kernel/api/calls/countries.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { answerInTurn, apiUrl, caught, json, noAnswer } from '#tests/unit/kernel/api/answers.ts';
import { resetPortsAfterEach } from '#tests/unit/kernel/api/reset-ports.ts';

resetPortsAfterEach();

const nz = {
  code: 'NZ',
  name: 'New Zealand',
  flag: '🇳🇿',
  currencyCode: 'NZD',
  prefix: '64',
  timezones: ['Pacific/Auckland'],
};

describe('GET /countries', () => {
  it('answers the countries and their total, and needs no token [S7.10]', async () => {
    ports.setTokenSource(() => 'token-1');
    const answer = { countries: [nz], meta: { total: 1 } };
    const seen = answerInTurn(apiUrl('/countries'), json(200, answer));
    expect(await getCountries()).toEqual(answer);
    expect(seen[0]).toMatchObject({ method: 'GET', body: '' });
    expect(seen[0]?.headers.has('Authorization')).toBe(false);
    expect(seen[0]?.headers.get('X-Api-Version')).toBe('2023-01-01');
  });

  it('rejects a country without a code', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerInTurn(
      apiUrl('/countries'),
      json(200, { countries: [{ name: 'X' }], meta: { total: 1 } }),
    );
    expect(await caught(getCountries())).toMatchObject({ kind: 'response' });
  });

  it('returns the valid rows, and logs each invalid one without its values [I02]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const rows = [null, nz, { name: 'X' }, { ...nz, code: 'au' }, { ...nz, name: '\u200b' }];
    answerInTurn(apiUrl('/countries'), json(200, { countries: rows, meta: { total: -1 } }));
    const { countries } = await getCountries();
    expect(countries.map(({ code }) => code)).toEqual(['NZ', 'au']);
    expect(warn.mock.calls.map(([, details]) => details)).toEqual([
      { faults: ['countries.0: invalid_type'] },
      { faults: ['countries.2.code: invalid_type'] },
      { faults: ['countries.4.name: too_small'] },
    ]);
  });

  it('fails without a valid row [I02]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerInTurn(
      apiUrl('/countries'),
      json(200, { countries: [null, 5] }),
      json(200, { countries: [] }),
    );
    expect(await caught(getCountries())).toMatchObject({ kind: 'response' });
    expect(await caught(getCountries())).toMatchObject({ kind: 'response' });
  });

  it('leaves a connection failure to the central handling, and any other failure to its caller', async () => {
    const central = vi.fn<() => void>();
    ports.onCentralError(central);
    answerInTurn(apiUrl('/countries'), json(500), json(403), noAnswer);
    expect(await caught(getCountries())).toMatchObject({ kind: 'server', handled: false });
    expect(await caught(getCountries())).toMatchObject({ kind: 'notAuthorized', handled: false });
    expect(central).not.toHaveBeenCalled();
    expect(await caught(getCountries())).toMatchObject({ kind: 'network', handled: true });
    expect(central).toHaveBeenCalledOnce();
  });
});
