import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppLayout } from '#src/app/layout/app-layout.tsx';
import { build, env } from '#src/config/env.ts';
import { openFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { server } from '#tests/support/server.ts';

vi.setConfig({ testTimeout: 40_000 });

const LONG_TEXT = 'The bookings of last week are gone. '.repeat(6);

const reload = vi.fn<() => void>();

function connect(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** The dialog to report a problem, open over a page of the site, with a text in it. */
async function openDialog() {
  const router = createMemoryRouter([
    { element: <AppLayout banner={null} />, children: [{ path: '/', element: <h1>Page</h1> }] },
  ]);
  render(<RouterProvider router={router} />);
  act(openFeedback);
  const message = await screen.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });
  await userEvent.setup({ delay: null }).type(message, LONG_TEXT);
  return within(screen.getByRole('dialog', { name: 'Report a problem' }));
}

beforeEach(() => {
  vi.spyOn(env, 'sentryDsn', 'get').mockReturnValue('http://key@localhost:4000/1');
  vi.stubGlobal('location', Object.assign(new URL(window.location.href), { reload }));
});

afterEach(() => vi.unstubAllGlobals());

it('an open dialog shows that the connection is lost, and that it is back [R29]', async () => {
  const dialog = await openDialog();
  expect(dialog.queryByRole('status')).toBeNull();
  connect(false);
  expect(await dialog.findByRole('status')).toHaveTextContent('You are offline.');
  connect(true);
  await waitFor(() => expect(dialog.queryByRole('status')).toBeNull());
  expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(LONG_TEXT);
});

it('an open dialog offers the new version, and a reload keeps its text [R29]', async () => {
  const commit = { now: 'newer' };
  server.use(http.get('/version.json', () => HttpResponse.json({ commit: commit.now })));
  const dialog = await openDialog();
  fireEvent.focus(window);
  await userEvent.click(await dialog.findByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('hc.feedback')).toContain(LONG_TEXT);

  commit.now = build.commit;
  fireEvent.focus(window);
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Reload' })).toBeNull());
});
