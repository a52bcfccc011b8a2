import { act, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#src/app/error-boundary.tsx';
import { registerErrorHandler } from '#src/kernel/errors/handler-chain.ts';
import { leavePage, watchPageLeaving } from '#src/kernel/navigation/page-leaving.ts';

const TEXT = 'There is a problem with the service';

/** Each text that was in the document at the end of a render. */
const painted: string[] = [];

beforeEach(() => {
  painted.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** A route whose chunk does not load. */
async function openWithoutChunk() {
  const router = createMemoryRouter([
    {
      path: '/',
      ErrorBoundary,
      lazy: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    },
  ]);
  const watcher = new MutationObserver(() => painted.push(document.body.textContent));
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  render(<RouterProvider router={router} />);
  await act(() => Promise.resolve());
  watcher.disconnect();
}

it('a page that is loaded again because of a missing part never shows a problem [R20]', async () => {
  const stopWatching = watchPageLeaving();
  const reload = vi.fn<() => void>();
  const unregister = registerErrorHandler(() => {
    if (reload.mock.calls.length > 0) return false;
    leavePage(reload);
    return true;
  }, 0);
  await openWithoutChunk();
  expect(reload).toHaveBeenCalledOnce();
  expect(painted.join(' ')).not.toContain(TEXT);
  act(() => stopWatching());
  expect(screen.getByRole('heading', { name: TEXT })).toBeVisible();
  expect(reload).toHaveBeenCalledOnce();
  unregister();
});

it('a problem without a handler stays on the page [R20]', async () => {
  await openWithoutChunk();
  expect(screen.getByRole('heading', { name: TEXT })).toBeVisible();
});
