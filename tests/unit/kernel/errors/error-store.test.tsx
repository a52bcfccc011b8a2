import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError, ServerError } from '#src/kernel/errors/app-error.ts';
import { addError, clearErrors, errorStore } from '#src/kernel/errors/error-store.ts';
import { useErrorStore } from '#src/kernel/errors/use-error-store.ts';

afterEach(() => {
  vi.useRealTimers();
  clearErrors();
});

it('the error store is empty at first', () => {
  expect(errorStore.getInitialState().errors).toEqual([]);
});

it('the error store keeps added errors in order, with the time [S8.31]', () => {
  vi.useFakeTimers({ now: new Date('2026-03-04T05:06:07.008Z') });
  const first = new AppError('First');
  const second = new ServerError('Second');
  addError(first);
  vi.setSystemTime(new Date('2026-03-04T05:06:08.000Z'));
  addError(second);
  expect(errorStore.getState().errors).toEqual([
    { error: first, at: '2026-03-04T05:06:07.008Z' },
    { error: second, at: '2026-03-04T05:06:08.000Z' },
  ]);
});

it('the error store is empty after clearErrors [S8.31]', () => {
  addError(new AppError('Gone'));
  clearErrors();
  expect(errorStore.getState().errors).toEqual([]);
});

it('the error store gives components the part that they select, and each change of it', () => {
  const { result } = renderHook(() => useErrorStore(({ errors }) => errors.length));
  expect(result.current).toBe(0);
  act(() => addError(new AppError('New')));
  expect(result.current).toBe(1);
});
