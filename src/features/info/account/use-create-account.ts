import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { authStore } from '#src/kernel/auth/auth-store.ts';
import { useAuth } from '#src/kernel/auth/use-auth.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { CreateAccount } from './create-account.ts';
import { createCreationPorts } from './creation-ports.ts';

/**
 * The browser asks before the visitor closes a waiting page. It does not ask before a redirect to the login or to the
 * new app.
 */
function useAskBeforeLeaving(account: CreateAccount, isPolling: boolean): void {
  useEffect(() => {
    if (!isPolling) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      const isWaiting = account.store.getState().phase === 'polling';
      if (isWaiting && authStore.getState().status !== 'unauthenticated') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [account, isPolling]);
}

function usePollWhenSeenAgain(account: CreateAccount): void {
  useEffect(() => {
    const pollWhenVisible = () => {
      if (document.visibilityState === 'visible') account.pollNow();
    };
    const pollWhenOnline = () => account.pollNow();
    document.addEventListener('visibilitychange', pollWhenVisible);
    window.addEventListener('online', pollWhenOnline);
    return () => {
      document.removeEventListener('visibilitychange', pollWhenVisible);
      window.removeEventListener('online', pollWhenOnline);
    };
  }, [account]);
}

/** Firefox brings a page back that was left for the new app (bfcache): it is loaded anew, for nothing is waited for. */
function useReloadOnReturn(account: CreateAccount): void {
  useEffect(() => {
    const receive = ({ persisted }: PageTransitionEvent) => {
      if (persisted && account.store.getState().phase === 'ready') browserNavigation.reload();
    };
    window.addEventListener('pageshow', receive);
    return () => window.removeEventListener('pageshow', receive);
  }, [account]);
}

/**
 * Connects the creation of an account to the page. It continues after a reload, and stops when the page is left or when
 * the visitor signs out in any tab.
 * @param leaveFor takes the browser to the new organisation's app
 * @returns the account's controller, and the state of the creation
 */
export function useCreateAccount(leaveFor: (appUrl: string) => void) {
  const [account] = useState(() => new CreateAccount(createCreationPorts(leaveFor)));
  const creation = useStore(account.store);
  const isSignedOut = useAuth(({ status }) => status === 'unauthenticated');

  useEffect(() => {
    account.resume();
    return () => account.stop();
  }, [account]);

  useEffect(() => {
    if (isSignedOut) account.stop();
  }, [account, isSignedOut]);

  useAskBeforeLeaving(account, creation.phase === 'polling');
  usePollWhenSeenAgain(account);
  useReloadOnReturn(account);
  return { account, creation };
}
