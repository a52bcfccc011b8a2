import { describe, expect, it, vi } from 'vitest';
import { getUser } from '#src/kernel/api/calls/user.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { answerInTurn, apiUrl, caught, json } from '#tests/unit/kernel/api/answers.ts';
import { resetPortsAfterEach } from '#tests/unit/kernel/api/reset-ports.ts';

resetPortsAfterEach();

const user = {
  id: 'user-1',
  meta: { createdAt: '2026-01-01' },
  email: 'jo@club.test',
  authProfiles: [],
  identities: [{ id: 'identity-1', firstName: 'Jo', lastName: 'Lee', age: null }],
  isSuper: false,
};

describe('GET /user', () => {
  it('gets the user without cache, with the token [S7.15a]', async () => {
    ports.setTokenSource(() => 'token-1');
    const seen = answerInTurn(apiUrl('/user'), json(200, user));
    expect(await getUser()).toEqual(user);
    expect(seen[0]?.method).toBe('GET');
    expect(seen[0]?.url.search).toBe('?skipOrg=true&skipProfile=true');
    expect(seen[0]?.headers.get('Cache-Control')).toBe('no-cache');
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('sets no User-Agent, which Firefox and Safari send only where the platform allows it', async () => {
    const seen = answerInTurn(apiUrl('/user'), json(200, user));
    await getUser();
    expect(seen[0]?.headers.get('User-Agent') ?? '').not.toMatch(/axios/);
  });

  it('leaves a 401 to its caller, and starts no login [S7.15b]', async () => {
    const anything = vi.fn<() => void>();
    ports.onUnauthenticated(anything);
    ports.onCentralError(anything);
    answerInTurn(apiUrl('/user'), json(401));
    expect(await caught(getUser())).toMatchObject({ kind: 'notAuthenticated', handled: false });
    expect(anything).not.toHaveBeenCalled();
  });

  it('leaves every failure to its caller: the error page loads the user too', async () => {
    const central = vi.fn<() => void>();
    ports.onCentralError(central);
    answerInTurn(apiUrl('/user'), json(403, { message: 'Missing profile' }), json(500));
    expect(await caught(getUser())).toMatchObject({
      kind: 'noProfile',
      status: 403,
      handled: false,
    });
    expect(await caught(getUser())).toMatchObject({ kind: 'server', status: 500, handled: false });
    expect(central).not.toHaveBeenCalled();
  });
});
