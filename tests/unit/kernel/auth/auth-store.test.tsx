import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authStore, setSignedIn, setSignedOut } from '#src/kernel/auth/auth-store.ts';
import { useAuth } from '#src/kernel/auth/use-auth.ts';
import { buildUser } from '#tests/support/builders.ts';

describe('the auth store', () => {
  it('knows nothing at first', () => {
    expect(authStore.getInitialState()).toEqual({ status: 'unknown', user: null });
  });

  it('tells components who is signed in, and when the visitor has signed out', () => {
    const { result } = renderHook(() => useAuth(({ status, user }) => `${status} ${user?.email}`));
    act(() => setSignedIn(buildUser({ email: 'jo@club.example' })));
    expect(result.current).toBe('authenticated jo@club.example');
    act(setSignedOut);
    expect(result.current).toBe('unauthenticated undefined');
    expect(authStore.getState().user).toBeNull();
  });
});
