import { describe, expect, it } from 'vitest';
import { authStore, setSignedIn } from '#src/kernel/auth/auth-store.ts';
import { takeLoginTransaction } from '#src/kernel/auth/login-transaction.ts';
import { logOut } from '#src/kernel/auth/logout.ts';
import { reauthenticate } from '#src/kernel/auth/reauthenticate.ts';
import { startLogin } from '#src/kernel/auth/start-login.ts';
import { readTokens } from '#src/kernel/auth/token-store.ts';
import { readInitialData, saveInitialData } from '#src/kernel/session/initial-data.ts';
import { readWizardDraft, saveWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { buildInitialData, buildUser } from '#tests/support/builders.ts';
import { keepTokens, loginSentTo, onFreshPages } from './sign-in-support.ts';

const page = onFreshPages();

describe('an answer of 401', () => {
  it('starts a normal login that returns to the present page', async () => {
    window.history.replaceState(null, '', '/info?step=2#x');
    keepTokens();
    setSignedIn(buildUser());
    await reauthenticate();
    expect(loginSentTo(page.left)).not.toHaveProperty('prompt');
    expect(takeLoginTransaction()).toMatchObject({ returnTo: '/info?step=2#x', automatic: false });
    expect(readTokens()).toBeNull();
    expect(authStore.getState()).toEqual({ status: 'unauthenticated', user: null });
  });

  it('keeps everything the visitor has typed', async () => {
    saveInitialData(buildInitialData());
    saveWizardDraft({ step: 2 });
    await reauthenticate();
    expect(readInitialData()).toEqual(buildInitialData());
    expect(readWizardDraft().step).toBe(2);
  });

  it('starts no login when it arrives after a sign-out', async () => {
    await logOut();
    await reauthenticate();
    expect(page.left).toHaveBeenCalledTimes(1);
    expect(loginSentTo(page.left)).toHaveProperty('prompt', 'login');
  });

  it('starts a login when an earlier one did not leave the page', async () => {
    await startLogin({ returnTo: '/', signUp: true });
    await reauthenticate();
    expect(page.left).toHaveBeenCalledTimes(2);
  });
});
