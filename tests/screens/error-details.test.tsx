import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorPage } from '#src/features/error-page/error-page.tsx';
import { NetworkError, ServerError } from '#src/kernel/errors/app-error.ts';
import { addError, clearErrors } from '#src/kernel/errors/error-store.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const open = () => renderApp({ '/err': <ErrorPage /> }, '/err');

/** An error of half past nine. */
const storeError = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T09:30:00Z') });
  addError(new ServerError('broken', { status: 502, reference: 'ref-1' }));
  vi.useRealTimers();
};

beforeEach(clearErrors);

describe('the details for support', () => {
  test('name the reference, the time, the kind and the version', () => {
    storeError();
    open();
    const details = screen.getByRole('region', { name: 'Details for support' });
    expect(details).toHaveTextContent('Referenceref-1');
    expect(details).toHaveTextContent('When2026-11-28T09:30:00.000Z');
    expect(details).toHaveTextContent('Kindserver (502)');
    expect(details).toHaveTextContent(/Version\d+\.\d+\.\d+ \(\w+\)/);
  });

  test('are copied at a press, which is said for two seconds', async () => {
    storeError();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(await navigator.clipboard.readText()).toMatch(
      /^Reference: ref-1\nWhen: 2026-11-28T09:30:00.000Z\nKind: server \(502\)\nVersion: /,
    );
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1800)));
    expect(screen.getByText('Copied')).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });

  test('are shown selected where the clipboard is denied', async () => {
    storeError();
    const { user } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Details' });
    expect(box.value).toContain('Reference: ref-1');
    expect(box).toHaveFocus();
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, box.value.length]);
  });

  test('leave out a reference that the error does not have', () => {
    addError(new NetworkError('failed to connect to API'));
    open();
    const details = screen.getByRole('region', { name: 'Details for support' });
    expect(details).not.toHaveTextContent('Reference');
    expect(details).toHaveTextContent('Kindnetwork (-1)');
  });
});
