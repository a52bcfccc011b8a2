import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CreationPorts } from '#src/features/info/account/creation.ts';
import {
  ClientError,
  NotAuthenticatedError,
  NotFoundError,
  ServiceUnavailableError,
} from '#src/kernel/errors/app-error.ts';
import { APP_URL, buildCreation, buildSignUp, laterAnswer } from '#tests/support/info-creation.ts';

const signUp = buildSignUp();
/** A 401 for which a login was started. */
const signedOut = () => Object.assign(new NotAuthenticatedError('x'), { handled: true });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const checkCreated = () => vi.fn<CreationPorts['checkCreated']>();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('resuming', () => {
  it('polls at once for the stored id, and creates nothing', async () => {
    const { account, ports } = buildCreation();
    ports.signUpId.keep('sign-up-1');
    account.resume();
    expect(ports.checkCreated).toHaveBeenCalledExactlyOnceWith('sign-up-1', expect.anything());
    await wait(4000);
    expect(ports.leaveFor).toHaveBeenCalledWith(APP_URL);
    expect(ports.create).not.toHaveBeenCalled();
    expect(ports.announce).not.toHaveBeenCalled();
  });

  it('does nothing without a stored id', () => {
    const { account, ports, phase } = buildCreation();
    account.resume();
    expect(phase()).toBe('editing');
    expect(ports.checkCreated).not.toHaveBeenCalled();
  });

  it('polls once at a time, and drops no poll, when React mounts the page twice', async () => {
    const { account, ports } = buildCreation();
    ports.signUpId.keep('sign-up-1');
    account.resume();
    account.stop();
    account.resume();
    await wait(6000);
    expect(ports.leaveFor).toHaveBeenCalledExactlyOnceWith(APP_URL);
  });
});

describe('polling', () => {
  it('continues after failed polls, logs each and counts those without an answer', async () => {
    const error = new ServiceUnavailableError('x');
    const ask = checkCreated().mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    ask.mockResolvedValue({ isCreated: false });
    const { account, ports } = buildCreation({ checkCreated: ask });
    await account.start(signUp);
    await wait(4000);
    expect(account.store.getState()).toMatchObject({ phase: 'polling', failures: 2, turn: 2 });
    expect(ports.log).toHaveBeenCalledTimes(2);
    await wait(2000);
    expect(account.store.getState()).toMatchObject({ phase: 'polling', failures: 0, turn: 3 });
  });

  it('continues when the sign-in is not recognised, and shows that until it is [R16]', async () => {
    const ask = checkCreated().mockRejectedValueOnce(new NotAuthenticatedError('Who?'));
    ask.mockResolvedValue({ isCreated: false });
    const { account } = buildCreation({ checkCreated: ask });
    await account.start(signUp);
    await wait(2000);
    expect(account.store.getState()).toMatchObject({ phase: 'polling', needsSignIn: true });
    await wait(2000);
    expect(account.store.getState()).toMatchObject({ phase: 'polling', needsSignIn: false });
  });

  it.each([new NotFoundError('x'), new ClientError('x', { status: 410 })])(
    'ends when the platform no longer knows the sign-up: %s',
    async (error) => {
      const { account, ports, phase } = buildCreation({
        checkCreated: checkCreated().mockRejectedValue(error),
      });
      await account.start(signUp);
      await wait(20_000);
      expect(phase()).toBe('lost');
      expect(ports.checkCreated).toHaveBeenCalledTimes(1);
      expect(ports.signUpId.read()).toBeNull();
      await account.tryAgain(signUp);
      expect(ports.checkExists).toHaveBeenCalledTimes(1);
      expect(ports.create).toHaveBeenCalledTimes(2);
    },
  );

  it('polls at once when the tab is visible or the network is back', async () => {
    const { account, ports } = buildCreation();
    await account.start(signUp);
    await wait(500);
    account.pollNow();
    expect(ports.checkCreated).toHaveBeenCalledTimes(1);
  });

  it('does not poll then without a sign-up', async () => {
    const { account, ports } = buildCreation();
    account.pollNow();
    await wait(5000);
    expect(ports.checkCreated).not.toHaveBeenCalled();
  });

  it('stops while a login starts', async () => {
    const { account, ports } = buildCreation({
      checkCreated: checkCreated().mockRejectedValue(signedOut()),
    });
    await account.start(signUp);
    await wait(20_000);
    expect(ports.checkCreated).toHaveBeenCalledTimes(1);
    expect(ports.signUpId.read()).toBe('sign-up-1');
  });

  it('stops without a redirect when the visitor has signed out in another tab', async () => {
    const answer = laterAnswer<{ isCreated: boolean; appUrl: string }>();
    const { account, ports } = buildCreation({ checkCreated: () => answer.promise });
    await account.start(signUp);
    await wait(2000);
    account.stop();
    answer.give({ isCreated: true, appUrl: APP_URL });
    await wait(20_000);
    expect(ports.leaveFor).not.toHaveBeenCalled();
    expect(ports.forgetAnswers).not.toHaveBeenCalled();
  });

  it('stores the id of a create call that is answered after the page was left, and does not poll', async () => {
    const answer = laterAnswer<{ id: string }>();
    const { account, ports } = buildCreation({ create: () => answer.promise });
    const started = account.start(signUp);
    account.stop();
    answer.give({ id: 'sign-up-1' });
    await started;
    await wait(20_000);
    expect(ports.signUpId.read()).toBe('sign-up-1');
    expect(ports.checkCreated).not.toHaveBeenCalled();
  });

  it('stops when the sign-up was removed', async () => {
    const { account, ports } = buildCreation();
    await account.start(signUp);
    ports.signUpId.keep(null);
    await wait(20_000);
    expect(ports.checkCreated).not.toHaveBeenCalled();
  });

  it('pauses after ten minutes, and continues when asked', async () => {
    const ask = checkCreated().mockResolvedValue({ isCreated: false });
    const { account, phase } = buildCreation({ checkCreated: ask });
    await account.start(signUp);
    await wait(599_000);
    expect(phase()).toBe('polling');
    await wait(3000);
    expect(phase()).toBe('paused');
    const asked = ask.mock.calls.length;
    await wait(60_000);
    expect(ask).toHaveBeenCalledTimes(asked);
    account.checkAgain();
    expect(phase()).toBe('polling');
    expect(ask).toHaveBeenCalledTimes(asked + 1);
  });
});
