import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Header } from '#src/app/layout/header.tsx';
import { authStore, setSignedIn, setSignedOut } from '#src/kernel/auth/auth-store.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { buildUser } from '#tests/support/builders.ts';

vi.mock('#src/app/layout/user-menu.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  setSignedOut();
  vi.restoreAllMocks();
});

it('the e-mail address and "Sign out" replace an account menu that does not load [R20]', async () => {
  const leave = vi.spyOn(browserNavigation, 'assign').mockImplementation(() => {});
  const user = buildUser();
  setSignedIn(user);
  render(
    <MemoryRouter>
      <Header />
    </MemoryRouter>,
  );
  const signOut = await screen.findByRole('button', { name: 'Sign out' }, { timeout: 10_000 });
  expect(screen.getByText(user.email)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();

  await userEvent.click(signOut);
  await waitFor(() => expect(leave).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(leave.mock.calls[0]?.[0]).toContain('prompt=login');
  expect(authStore.getState().status).toBe('unauthenticated');
  expect(signOut).not.toBeInTheDocument();
});
