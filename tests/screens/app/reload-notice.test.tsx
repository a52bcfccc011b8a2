import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ReloadNotice } from '#src/app/layout/reload-notice.tsx';
import { sessionStore } from '#src/kernel/storage/guarded-storage.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const TEXT = /A part of the page was missing/;

/** What the site stores when it reloads the page for a missing part. */
const reload = () => sessionStore.write('hc.preloadReload', '1.0.0+abc');

const open = (path = '/welcome') =>
  renderApp({ '/welcome': <ReloadNotice />, '/info': <ReloadNotice /> }, path);

beforeEach(() => sessionStorage.clear());

it('a page that the site has reloaded shows a notice that the answers are kept', () => {
  reload();
  open();
  const notice = screen.getByText(TEXT);
  expect(notice).toHaveAttribute('role', 'status');
  expect(notice).toHaveTextContent(/Your answers are kept/);
});

it('a page that loaded all its files shows no notice', () => {
  open();
  expect(screen.queryByText(TEXT)).toBeNull();
});

it('the notice of a reload is shown once, and not on the next page', async () => {
  reload();
  const { router, unmount } = open();
  await act(() => router.navigate('/info'));
  expect(screen.queryByText(TEXT)).toBeNull();
  unmount();
  open();
  expect(screen.queryByText(TEXT)).toBeNull();
});
