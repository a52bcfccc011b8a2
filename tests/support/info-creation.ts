import { vi } from 'vitest';
import { CreateAccount } from '#src/features/info/account/create-account.ts';
import type { CreationPorts, SignUp } from '#src/features/info/account/creation.ts';
import { buildSignUpRequest } from '#src/features/info/answers/sign-up-request.ts';
import { toSafeAppUrl } from '#src/kernel/api/app-url.ts';
import { WizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { buildInitialData, buildUser } from './builders.ts';

export const APP_URL = 'https://kauribay.huddleclub.example/';

/** What an owner of Kauri Bay Tennis Club sends. */
export function buildSignUp(): SignUp {
  const initialData = buildInitialData();
  const answers = { ...WizardDraft.parse({}).answers, type: 'Racket Sport' as const };
  const filled = { ...answers, phone: initialData.phone, email: initialData.email };
  return { initialData, request: buildSignUpRequest(initialData, filled, buildUser()) };
}

/**
 * The creation of an account in a world of the test's own: the platform creates `sign-up-1` and has it ready at the
 * third poll, unless a port is changed.
 */
export function buildCreation(changes: Partial<CreationPorts> = {}) {
  let signUpId: string | null = null;
  let polls = 0;
  const ports = {
    create: vi.fn<CreationPorts['create']>(async () => ({ id: 'sign-up-1' })),
    checkExists: vi.fn<CreationPorts['checkExists']>(async () => ({ id: 'check-1' })),
    checkCreated: vi.fn<CreationPorts['checkCreated']>(async () => {
      polls += 1;
      return polls < 3 ? { isCreated: false } : { isCreated: true, appUrl: APP_URL };
    }),
    signUpId: {
      read: () => signUpId,
      keep: vi.fn<(id: string | null) => void>((id) => {
        signUpId = id;
      }),
    },
    announce: vi.fn<CreationPorts['announce']>(),
    forgetAnswers: vi.fn<CreationPorts['forgetAnswers']>(() => {
      signUpId = null;
    }),
    safeAppUrl: (raw: unknown) => toSafeAppUrl(raw, { appEnv: 'production', appHostSuffixes: [] }),
    leaveFor: vi.fn<CreationPorts['leaveFor']>(),
    log: vi.fn<CreationPorts['log']>(),
    ...changes,
  };
  const account = new CreateAccount(ports);
  return { account, ports, phase: () => account.store.getState().phase };
}

/** An answer that the test gives by hand. */
export function laterAnswer<T>() {
  let give!: (value: T) => void;
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}
