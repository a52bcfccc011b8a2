import { describe, expect, it } from 'vitest';
import { authStore, setSignedIn } from '#src/kernel/auth/auth-store.ts';
import { takeLoginTransaction } from '#src/kernel/auth/login-transaction.ts';
import { logOut } from '#src/kernel/auth/logout.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';
import { saveInitialData } from '#src/kernel/session/initial-data.ts';
import { saveWelcomeDraft } from '#src/kernel/session/welcome-draft.ts';
import { saveWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { buildInitialData, buildUser } from '#tests/support/builders.ts';
import {
  readContent,
  keepTokens,
  loginSentTo,
  onFreshPages,
  blockWrites,
} from './sign-in-support.ts';

const page = onFreshPages();
/** A visitor in the middle of a sign-up. */
function signIn(): void {
  keepTokens();
  setSignedIn(buildUser());
  saveInitialData(buildInitialData());
  saveWelcomeDraft({ firstName: 'Aroha' });
  saveWizardDraft({ step: 3 });
}

describe('signing out', () => {
  it('removes tokens, user, answers of Welcome and drafts, and nothing else of the origin [B08, S4.12a]', async () => {
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('scroll', '12');
    signIn();
    await logOut();
    takeLoginTransaction();
    expect(readContent(localStorage)).toEqual({ theme: 'dark' });
    expect(readContent(sessionStorage)).toEqual({ scroll: '12' });
    expect(authStore.getState()).toEqual({ status: 'unauthenticated', user: null });
  });

  it('starts a login that asks for the password and returns home [S2.7b, S4.12c]', async () => {
    window.history.replaceState(null, '', '/info');
    signIn();
    await logOut();
    expect(page.left).toHaveBeenCalledTimes(1);
    expect(loginSentTo(page.left)).toHaveProperty('prompt', 'login');
    expect(takeLoginTransaction()).toHaveProperty('returnTo', '/');
  });

  it('notifies the other tabs after the tokens were removed [S4.12b]', async () => {
    signIn();
    const otherTab = new BroadcastChannel('hc.auth');
    const told = new Promise((resolve) => {
      otherTab.addEventListener('message', ({ data }) => resolve([data, localStorage.length]));
    });
    await logOut();
    await expect(told).resolves.toEqual([{ type: 'unauthenticated' }, 0]);
    otherTab.close();
  });

  it('clears this device before the login starts, so that an error cannot prevent it [B10]', async () => {
    signIn();
    const leftBehind = page.left.mockImplementation(() => {
      expect(readContent(localStorage)).toEqual({});
      throw new TypeError('offline');
    });
    await expect(logOut()).rejects.toThrow('offline');
    expect(leftBehind).toHaveBeenCalledTimes(1);
  });

  it('signs out even when no login can start', async () => {
    signIn();
    sessionStorage.clear();
    blockWrites(sessionStorage);
    await expect(logOut()).rejects.toThrow(AppError);
    expect(readContent(localStorage)).toEqual({});
    expect(authStore.getState().status).toBe('unauthenticated');
  });
});
