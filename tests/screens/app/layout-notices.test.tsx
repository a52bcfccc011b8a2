import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { fetchDeployedCommit } from '#src/app/layout/deployed-commit.ts';
import { NewVersionNotice } from '#src/app/layout/new-version-notice.tsx';
import { OfflineNotice } from '#src/app/layout/offline-notice.tsx';
import { build } from '#src/config/env.ts';
import { server } from '#tests/support/server.ts';

const OFFLINE = 'You are offline. Your answers are kept on this device.';

function connect(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

const answerVersion = (answer: () => Response) => {
  const asked = vi.fn<() => void>();
  server.use(
    http.get('/version.json', () => {
      asked();
      return answer();
    }),
  );
  return asked;
};

describe('the offline notice', () => {
  it('is shown while there is no connection [L07]', () => {
    render(<OfflineNotice />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    connect(false);
    expect(screen.getByRole('status')).toHaveTextContent(OFFLINE);
    connect(true);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('the notice of a new version', () => {
  it('appears when the visitor comes back to the tab and another build is deployed', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', Object.assign(new URL(window.location.href), { reload }));
    answerVersion(() => HttpResponse.json({ commit: 'newer' }));
    render(<NewVersionNotice />);
    fireEvent.focus(window);
    expect(await screen.findByRole('status')).toHaveTextContent('A new version is available');
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('does not appear while this build is deployed', async () => {
    const asked = answerVersion(() => HttpResponse.json({ commit: build.commit }));
    render(<NewVersionNotice />);
    fireEvent.focus(window);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await act(async () => {
      await fetchDeployedCommit();
    });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('the deployed build', () => {
  it.each([
    ['its commit', () => HttpResponse.json({ commit: 'abc1234' }), 'abc1234'],
    ['nothing for an error', () => HttpResponse.json({ commit: 'abc' }, { status: 500 }), null],
    ['nothing for a page instead of the file', () => HttpResponse.html('<!doctype html>'), null],
    ['nothing for another shape', () => HttpResponse.json({ version: '1.0.0' }), null],
    ['nothing for null', () => HttpResponse.json(null), null],
    ['nothing while offline', () => HttpResponse.error(), null],
  ])('is read from %s', async (_, answer, commit) => {
    answerVersion(answer);
    expect(await fetchDeployedCommit()).toBe(commit);
  });
});
