import { describe, expect, it, vi } from 'vitest';
import { build, env } from '#src/config/env.ts';
import { createContractHeaders } from '#src/kernel/api/headers.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { resetPortsAfterEach } from './reset-ports.ts';

resetPortsAfterEach();

const call = { requestId: 'id-1', authenticated: true, external: false };
const contract = {
  'X-Hostname': 'localhost',
  'X-App-Version': build.version,
  'X-Api-Version': '2023-01-01',
  'X-Request-Id': 'id-1',
};

describe('the headers of the contract', () => {
  it.each([`${env.apiUrl}/user`, `${env.authApiUrl}/exchange-token`])(
    'are sent with %s [S7.2]',
    async (url) => {
      expect(await createContractHeaders({ ...call, url })).toEqual(contract);
    },
  );

  it('contain the bearer token of the signed-in user [S6.3a]', async () => {
    ports.setTokenSource(() => 'token-1');
    const headers = await createContractHeaders({ ...call, url: env.apiUrl });
    expect(headers).toEqual({ ...contract, Authorization: 'Bearer token-1' });
  });

  it('wait for a token that is still being fetched', async () => {
    ports.setTokenSource(() => Promise.resolve('token-2'));
    const headers = await createContractHeaders({ ...call, url: env.apiUrl });
    expect(headers).toHaveProperty('Authorization', 'Bearer token-2');
  });

  it('do not contain or request it when the call is marked unauthenticated [S6.3b]', async () => {
    const source = vi.fn<() => string>(() => 'token-1');
    ports.setTokenSource(source);
    const headers = await createContractHeaders({ ...call, url: env.apiUrl, authenticated: false });
    expect(headers).toEqual(contract);
    expect(source).not.toHaveBeenCalled();
  });

  it.each([
    'https://ip.example/lookup',
    'http://localhost:4001/api/user',
    'https://localhost:4000/api/user',
    'http://localhost.example:4000/api/user',
    'http://localhost:4000@elsewhere.example/api/user',
  ])('are not sent to %s, which is not our origin [E14]', async (url) => {
    ports.setTokenSource(() => 'token-1');
    expect(await createContractHeaders({ ...call, url })).toEqual({});
  });

  it('are not sent with an external call, even to our origin', async () => {
    ports.setTokenSource(() => 'token-1');
    expect(await createContractHeaders({ ...call, url: env.ipLookupUrl, external: true })).toEqual(
      {},
    );
  });
});
