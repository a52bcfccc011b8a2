import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { request } from '#src/kernel/api/client.ts';
import { type Central, processCentrally } from '#src/kernel/api/central-errors.ts';
import { ports } from '#src/kernel/api/ports.ts';
import {
  type AppError,
  NetworkError,
  NotAuthenticatedError,
  ServerError,
  isHandled,
} from '#src/kernel/errors/app-error.ts';
import { addError, clearErrors, errorStore } from '#src/kernel/errors/error-store.ts';
import { errorNavigation, handleError } from '#src/kernel/errors/handler-chain.ts';
import { createResponseError } from '#src/kernel/errors/from-response.ts';
import { answerInTurn, apiUrl, caught, noAnswer } from './answers.ts';
import { resetPortsAfterEach } from './reset-ports.ts';

resetPortsAfterEach();

const central = vi.fn<(error: AppError) => void>();
const login = vi.fn<(cause: string) => void | Promise<void>>();

beforeEach(() => {
  central.mockReset();
  login.mockReset();
  ports.onCentralError(central);
  ports.onUnauthenticated(login);
});

const notCured = () => new NotAuthenticatedError('You have signed in already');

const answered = (status: number, message = 'No') =>
  createResponseError({ status, body: { message } });

const CALL = { method: 'GET', path: '/things/{id}' } as const;

async function isProcessed(error: AppError, mode?: Central): Promise<boolean> {
  central.mockClear();
  await processCentrally(error, mode ? { ...CALL, central: mode } : CALL);
  const called = central.mock.calls.length === 1 && central.mock.calls[0]?.[0] === error;
  expect(isHandled(error)).toBe(called);
  expect(login).not.toHaveBeenCalled();
  return called;
}

describe('the central handling', () => {
  it.each([
    ['network', () => new NetworkError('Down'), true, true, true, false],
    ['500', () => answered(500), true, true, false, false],
    ['403', () => answered(403), true, true, false, false],
    ['403 Missing profile', () => answered(403, 'Missing profile'), true, true, false, false],
    ['400', () => answered(400), false, false, false, false],
    ['404', () => answered(404), false, false, false, false],
    ['409', () => answered(409), false, false, false, false],
    ['422', () => answered(422), false, false, false, false],
    ['502', () => answered(502), false, false, false, false],
    ['503', () => answered(503), false, false, false, false],
    ['504', () => answered(504), false, false, false, false],
  ])('of %s [S8.23b]', async (_, make, byDefault, all, networkOnly, none) => {
    expect(await isProcessed(make())).toBe(byDefault);
    expect(await isProcessed(make(), 'all')).toBe(all);
    expect(await isProcessed(make(), 'network')).toBe(networkOnly);
    expect(await isProcessed(make(), 'none')).toBe(none);
  });
});

describe('a call that cannot reach the API', () => {
  it('stores one error and opens the error page once, wherever it is caught [E07, S8.23b]', async () => {
    const visited: string[] = [];
    errorNavigation.setNavigate((path) => visited.push(path));
    ports.onCentralError(handleError);
    addError(new ServerError('Earlier'));
    answerInTurn(apiUrl('/thing'), noAnswer);
    const error = await caught(request({ method: 'GET', path: '/thing', answer: z.unknown() }));
    expect(handleError(error)).toBe(true);
    expect(errorStore.getState().errors).toEqual([{ error, at: expect.any(String) }]);
    expect(error.message).toBe('failed to connect to API');
    expect(visited).toEqual(['/err']);
    clearErrors();
  });
});

describe('a 401', () => {
  it('starts a login, and is handled when the login has started [S4.14a]', async () => {
    const error = answered(401);
    login.mockResolvedValue();
    const processed = processCentrally(error, CALL);
    expect(login).toHaveBeenCalledExactlyOnceWith('GET /things/{id}');
    expect(isHandled(error)).toBe(false);
    await processed;
    expect(isHandled(error)).toBe(true);
    expect(central).not.toHaveBeenCalled();
  });

  it('starts a login with any setting of the central handling', async () => {
    await processCentrally(answered(401), { ...CALL, central: 'none' });
    expect(login).toHaveBeenCalledOnce();
  });

  it.each([{ reauthenticate: false }, { external: true }])(
    'starts no login for a call with %j [S4.14b]',
    async (call) => {
      const error = answered(401);
      await processCentrally(error, { ...CALL, ...call });
      expect(login).not.toHaveBeenCalled();
      expect(central).not.toHaveBeenCalled();
      expect(isHandled(error)).toBe(false);
    },
  );

  it('is handled by the caller when the login cannot start', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = new NotAuthenticatedError('Who?');
    login.mockRejectedValue(new Error('No crypto'));
    await processCentrally(error, CALL);
    expect(isHandled(error)).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith('The login could not be started', {
      cause: expect.objectContaining({ message: 'No crypto' }),
    });
  });
});

describe('a 401 that logins do not solve [R16]', () => {
  it('is shown on the error page, with the reference of the call', async () => {
    const error = Object.assign(answered(401), { reference: 'ref-1' });
    login.mockRejectedValue(notCured());
    await processCentrally(error, CALL);
    expect(central).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'notAuthenticated', reference: 'ref-1' }),
    );
    expect(isHandled(error)).toBe(true);
  });

  it('is handled by a call that shows its own errors', async () => {
    const error = answered(401);
    login.mockRejectedValue(notCured());
    await processCentrally(error, { ...CALL, central: 'none' });
    expect(central).not.toHaveBeenCalled();
    expect(isHandled(error)).toBe(false);
  });
});

describe('a client without ports', () => {
  it('does not fail', async () => {
    vi.resetModules();
    const { portCallbacks } = await import('#src/kernel/api/ports.ts');
    expect(portCallbacks.token()).toBeNull();
    expect(portCallbacks.unauthenticated('GET /things')).toBeUndefined();
    expect(portCallbacks.centralError(answered(500))).toBeUndefined();
  });
});
