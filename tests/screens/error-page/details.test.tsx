import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorPage } from '#src/features/error-page/error-page.tsx';
import { SupportBundle } from '#src/contracts/support-bundle.ts';
import { getFlowId } from '#src/kernel/api/flow.ts';
import { NetworkError, ServerError } from '#src/kernel/errors/app-error.ts';
import { addError, clearErrors } from '#src/kernel/errors/error-store.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const REFERENCE = '6f6c9a4e-8c1b-4f0a-9b57-0f2f1f1d2c3b';
const open = () => renderApp({ '/err': <ErrorPage /> }, '/err');

/** An error of half past nine. */
const storeError = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T09:30:00Z') });
  addError(new ServerError('broken', { status: 502, reference: REFERENCE }));
  vi.useRealTimers();
};

beforeEach(clearErrors);
afterEach(() => vi.useRealTimers());

describe('the details for support', () => {
  test('name the reference, the time, the kind and the version', () => {
    storeError();
    open();
    const details = screen.getByRole('region', { name: 'Details for support' });
    expect(details).toHaveTextContent(`Reference${REFERENCE}`);
    expect(details).toHaveTextContent('When2026-11-28T09:30:00.000Z');
    expect(details).toHaveTextContent('Kindserver (502)');
    expect(details).toHaveTextContent(/Version\d+\.\d+\.\d+ \(\w+\)/);
  });

  test('are copied as a bundle', async () => {
    storeError();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    const bundle = SupportBundle.parse(JSON.parse(await navigator.clipboard.readText()));
    expect(bundle).toMatchObject({
      reference: REFERENCE,
      errors: [{ kind: 'server', status: 502, at: '2026-11-28T09:30:00.000Z' }],
    });
  });

  test('are followed by the status "Copied" for two seconds', async () => {
    storeError();
    open();
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Copy details' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(screen.getByText('Copied')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });

  test('are shown as selected text when the clipboard is denied', async () => {
    storeError();
    const { user } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Details' });
    expect(SupportBundle.parse(JSON.parse(box.value)).reference).toBe(REFERENCE);
    expect(box).toHaveFocus();
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, box.value.length]);
  });

  test('are shown as selected text when the clipboard does not answer [R26a]', async () => {
    storeError();
    const { user } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => {}));
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Details' });
    expect(box).toHaveFocus();
    expect(SupportBundle.parse(JSON.parse(box.value)).reference).toBe(REFERENCE);
  });

  test('contain the flow when the error is not from a call', () => {
    addError(new NetworkError('failed to connect to API'));
    open();
    const details = screen.getByRole('region', { name: 'Details for support' });
    expect(details).toHaveTextContent(`Reference${getFlowId()}When`);
    expect(details).toHaveTextContent('Kindnetwork (-1)');
  });
});
