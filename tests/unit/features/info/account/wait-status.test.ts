import { describe, expect, it } from 'vitest';
import type { Creation } from '#src/features/info/account/creation.ts';
import { listStatusChanges, getWaitStatus } from '#src/features/info/account/wait-status.ts';

const SINCE = 1_000_000;
const polling = {
  phase: 'polling',
  since: SINCE,
  turn: 0,
  failures: 0,
  needsSignIn: false,
} as const satisfies Creation;
const failed = {
  phase: 'failed',
  since: SINCE,
  failedAt: SINCE + 4000,
  needsSignIn: false,
} as const satisfies Creation;
const getStatusAfter = (ms: number, creation: Creation = polling) =>
  getWaitStatus(creation, SINCE + ms);

describe('getWaitStatus', () => {
  it.each([
    [0, 'We are setting up {organisation}.'],
    [9_999, 'We are setting up {organisation}.'],
    [10_000, 'Still working. Keep this page open.'],
    [29_999, 'Still working. Keep this page open.'],
    [30_000, 'This is taking longer than usual.'],
    [300_000, 'This is taking longer than usual.'],
  ])('says after %i ms: %s', (ms, text) => {
    expect(getStatusAfter(ms).text).toBe(text);
  });

  it('says the same at the same time after a failed create call', () => {
    for (const ms of [0, 9_999, 10_000, 29_999, 30_000]) {
      expect(getStatusAfter(ms, failed).text).toBe(getStatusAfter(ms).text);
    }
  });

  it('offers help from 30 s on', () => {
    expect(getStatusAfter(29_999).offersHelp).toBe(false);
    expect(getStatusAfter(30_000).offersHelp).toBe(true);
  });

  it('offers to try again 10 s after a failure, and never without one', () => {
    expect(getStatusAfter(13_999, failed).canTryAgain).toBe(false);
    expect(getStatusAfter(14_000, failed).canTryAgain).toBe(true);
    expect(getStatusAfter(60_000).canTryAgain).toBe(false);
  });

  it('says that there is no answer after three failed polls', () => {
    expect(getStatusAfter(0, { ...polling, failures: 2 }).isOutOfReach).toBe(false);
    expect(getStatusAfter(0, { ...polling, failures: 3 }).isOutOfReach).toBe(true);
  });

  it('offers to sign in again with the help of 30 s, when the sign-in is not recognised [R16]', () => {
    const rejected = { ...polling, failures: 9, needsSignIn: true };
    expect(getStatusAfter(29_999, rejected)).toMatchObject({
      canSignIn: false,
      isOutOfReach: false,
    });
    expect(getStatusAfter(30_000, rejected)).toMatchObject({ canSignIn: true, offersHelp: true });
    expect(getStatusAfter(30_000).canSignIn).toBe(false);
  });

  it('offers "Try again" too when the create call is rejected [R16]', () => {
    const rejected = { ...failed, needsSignIn: true };
    expect(getStatusAfter(13_999, rejected).canSignIn).toBe(false);
    const status = { canSignIn: true, canTryAgain: true, offersHelp: true };
    expect(getStatusAfter(14_000, rejected)).toMatchObject(status);
  });

  it('offers to try again at once when the platform has lost the sign-up', () => {
    const status = getStatusAfter(0, { phase: 'lost', since: SINCE });
    expect(status).toMatchObject({ canTryAgain: true, offersHelp: true });
  });

  it('offers to check again when checking has stopped', () => {
    const status = getStatusAfter(0, { phase: 'paused', since: SINCE });
    expect(status).toMatchObject({ canCheckAgain: true, canTryAgain: false, offersHelp: true });
  });

  it('refers to support when the account is ready without a safe address', () => {
    expect(getStatusAfter(0, { phase: 'ready', appUrl: null }).offersHelp).toBe(true);
    expect(getStatusAfter(0, { phase: 'ready', appUrl: 'https://a.example/' }).offersHelp).toBe(
      false,
    );
  });
});

describe('listStatusChanges', () => {
  it('lists every moment at which the status differs from the moment before, in order', () => {
    for (const creation of [polling, failed, { ...failed, failedAt: SINCE + 12_000 } as const]) {
      const changes = listStatusChanges(creation);
      expect(changes).toEqual(changes.toSorted((a, b) => a - b));
      for (const at of changes) {
        expect(getWaitStatus(creation, at)).not.toEqual(getWaitStatus(creation, at - 1));
      }
    }
    expect(listStatusChanges(polling)).toHaveLength(2);
    expect(listStatusChanges(failed)).toHaveLength(3);
  });

  it('is empty without a wait', () => {
    expect(listStatusChanges({ phase: 'ready', appUrl: null })).toEqual([]);
  });
});
