import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ExistsError,
  NetworkError,
  NotAuthenticatedError,
  ServerError,
  TimeoutError,
  ValidationError,
} from '#src/kernel/errors/app-error.ts';
import type { CreationPorts } from '#src/features/info/account/creation.ts';
import { buildExistingOrganisation } from '#tests/support/builders.ts';
import { APP_URL, buildCreation, buildSignUp } from '#tests/support/info-creation.ts';

const signUp = buildSignUp();
const failing = (error: Error) => async () => {
  throw error;
};
/** A 401 for which a login was started. */
const signedOut = () => Object.assign(new NotAuthenticatedError('x'), { handled: true });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('when the create call succeeds', () => {
  it('stores the id, reports to analytics once, polls every 2 s, clears the answers and leaves [S4.3, S4.4, S9.1c]', async () => {
    const { account, ports, phase } = buildCreation();
    await account.start(signUp);
    expect(ports.create).toHaveBeenCalledExactlyOnceWith(signUp.request);
    expect(ports.signUpId.keep).toHaveBeenCalledWith('sign-up-1');
    expect(ports.announce).toHaveBeenCalledExactlyOnceWith('sign-up-1');
    expect(phase()).toBe('polling');
    await wait(4000);
    expect(ports.checkCreated).toHaveBeenCalledTimes(2);
    expect(ports.leaveFor).not.toHaveBeenCalled();
    await wait(2000);
    const order = [ports.forgetAnswers, ports.leaveFor].map(
      (port) => vi.mocked(port).mock.invocationCallOrder[0],
    );
    expect(order).toEqual(order.toSorted((a = 0, b = 0) => a - b));
    expect(ports.leaveFor).toHaveBeenCalledExactlyOnceWith(APP_URL);
    await wait(60_000);
    expect(ports.checkCreated).toHaveBeenCalledTimes(3);
    expect(ports.announce).toHaveBeenCalledTimes(1);
  });

  it('sends one call, for any number of starts', async () => {
    const { account, ports } = buildCreation();
    await Promise.all([account.start(signUp), account.start(signUp), account.start(signUp)]);
    await account.start(signUp);
    expect(ports.create).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, null, '', 'javascript:alert(1)', 'http://kauribay.example/', '/orgs/1'])(
    'ends without a redirect when the address is %j',
    async (appUrl) => {
      const { account, ports } = buildCreation({
        checkCreated: async () => ({ isCreated: true, appUrl }),
      });
      await account.start(signUp);
      await wait(2000);
      expect(account.store.getState()).toEqual({ phase: 'ready', appUrl: null });
      expect(ports.forgetAnswers).toHaveBeenCalledTimes(1);
      expect(ports.leaveFor).not.toHaveBeenCalled();
    },
  );
});

describe('when the create call fails', () => {
  it.each([new NetworkError('x'), new ServerError('x'), new TimeoutError('x'), new Error('x')])(
    'stays silent, never retries and logs it: %s',
    async (error) => {
      const { account, ports, phase } = buildCreation({
        create: vi.fn<CreationPorts['create']>(failing(error)),
      });
      await account.start(signUp);
      await wait(120_000);
      expect(phase()).toBe('failed');
      expect(ports.create).toHaveBeenCalledTimes(1);
      expect(ports.log).toHaveBeenCalledExactlyOnceWith('The account could not be created', error);
      expect(ports.announce).not.toHaveBeenCalled();
    },
  );

  it('goes back to the answers for a conflict, and names the existing organisation', async () => {
    const existing = buildExistingOrganisation();
    const { account } = buildCreation({
      create: failing(new ExistsError('exists', { data: existing })),
    });
    await account.start(signUp);
    expect(account.store.getState()).toMatchObject({
      phase: 'editing',
      rejection: { kind: 'conflict', existing },
    });
    account.setRejection(null);
    expect(account.store.getState()).toMatchObject({ phase: 'editing', rejection: null });
  });

  it('ends the wait at once for a conflict that names no organisation [R13]', async () => {
    const error = new ExistsError('exists', { reference: 'ref-1' });
    const { account } = buildCreation({ create: failing(error) });
    await account.start(signUp);
    expect(account.store.getState()).toEqual({ phase: 'taken', reference: 'ref-1' });
    account.edit();
    expect(account.store.getState()).toMatchObject({ phase: 'editing', hasWaited: true });
  });

  it('records that the sign-in is not recognised, when no login was started [R16]', async () => {
    const { account } = buildCreation({ create: failing(new NotAuthenticatedError('Who?')) });
    await account.start(signUp);
    expect(account.store.getState()).toMatchObject({ phase: 'failed', needsSignIn: true });
  });

  it('goes back to the answers for invalid values', async () => {
    const data = { fields: { email: 'Not a valid email address' } };
    const { account } = buildCreation({ create: failing(new ValidationError('No', { data })) });
    await account.start(signUp);
    expect(account.store.getState()).toMatchObject({
      phase: 'editing',
      rejection: { kind: 'fields', message: 'No', fields: data.fields },
    });
  });

  it('goes back to the answers when the sign-in has expired, ready for another press', async () => {
    const create = vi.fn<CreationPorts['create']>(failing(signedOut()));
    const { account, ports, phase } = buildCreation({ create });
    await account.start(signUp);
    expect(phase()).toBe('editing');
    create.mockResolvedValue({ id: 'sign-up-1' });
    await account.start(signUp);
    expect(ports.announce).toHaveBeenCalledTimes(1);
  });
});

describe('Try again', () => {
  const failed = async (changes: Parameters<typeof buildCreation>[0] = {}) => {
    const create = vi.fn<CreationPorts['create']>(failing(new TimeoutError('x')));
    const creation = buildCreation({ create, ...changes });
    await creation.account.start(signUp);
    create.mockResolvedValue({ id: 'sign-up-1' });
    return { ...creation, create };
  };
  const ownAccount = new ExistsError('exists', {
    data: buildExistingOrganisation({
      name: signUp.initialData.name.toUpperCase(),
      email: signUp.initialData.email,
      appUrl: APP_URL,
    }),
  });

  it('checks first, and opens an account that was created after all', async () => {
    const { account, ports, create } = await failed({ checkExists: failing(ownAccount) });
    await account.tryAgain(signUp);
    expect(ports.leaveFor).toHaveBeenCalledExactlyOnceWith(APP_URL);
    expect(ports.announce).toHaveBeenCalledExactlyOnceWith(null);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('sends the call again when no organisation is similar', async () => {
    const { account, ports, create, phase } = await failed();
    await account.tryAgain(signUp);
    expect(ports.checkExists).toHaveBeenCalledExactlyOnceWith(signUp.initialData);
    expect(create).toHaveBeenCalledTimes(2);
    expect(phase()).toBe('polling');
  });

  it('sends the call again when only another organisation is similar', async () => {
    const other = new ExistsError('exists', {
      data: buildExistingOrganisation({ email: signUp.initialData.email }),
    });
    const { account, create } = await failed({ checkExists: failing(other) });
    await account.tryAgain(signUp);
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('sends nothing while it is unknown whether the account was created', async () => {
    const { account, create, phase } = await failed({
      checkExists: failing(new NetworkError('failed to connect to API')),
    });
    await account.tryAgain(signUp);
    expect(phase()).toBe('failed');
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('sends one call, for any number of presses', async () => {
    const { account, ports, create } = await failed();
    await Promise.all([account.tryAgain(signUp), account.tryAgain(signUp)]);
    expect(ports.checkExists).toHaveBeenCalledTimes(1);
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('does nothing without a failure', async () => {
    const { account, ports } = buildCreation();
    await account.tryAgain(signUp);
    expect(ports.checkExists).not.toHaveBeenCalled();
  });

  it('sends nothing after the page was left', async () => {
    const { account, create } = await failed();
    const trying = account.tryAgain(signUp);
    account.stop();
    await trying;
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('lets the visitor go back to the answers instead', async () => {
    const { account } = await failed();
    account.edit();
    expect(account.store.getState()).toMatchObject({ phase: 'editing', rejection: null });
  });
});
