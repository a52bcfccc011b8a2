import { afterEach, expect, it, vi } from 'vitest';
import { signOut } from '#src/kernel/auth/sign-out.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { registerErrorHandler } from '#src/kernel/errors/handler-chain.ts';

const logOut = vi.fn<() => Promise<void>>();
vi.mock('#src/kernel/auth/logout.ts', () => ({ logOut: () => logOut() }));

afterEach(() => void logOut.mockReset());

it('a sign-out passes a login that could not start to the error handlers', async () => {
  const error = new AppError('Not reached');
  logOut.mockRejectedValue(error);
  const handler = vi.fn<(error: unknown) => boolean>(() => true);
  const remove = registerErrorHandler(handler, 0);
  await signOut();
  remove();
  expect(handler).toHaveBeenCalledExactlyOnceWith(error);
});

it('a sign-out throws an error that no handler handles, so that it is reported', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  logOut.mockRejectedValue(error);
  await expect(signOut()).rejects.toBe(error);
});
