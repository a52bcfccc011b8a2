import { beforeEach, describe, expect, it, vi } from 'vitest';

let recordVisit: typeof import('#src/kernel/session/history.ts').recordVisit;
let readHistory: typeof import('#src/kernel/session/history.ts').readHistory;

/** Each test has a tab of its own. */
beforeEach(async () => {
  vi.resetModules();
  ({ recordVisit, readHistory } = await import('#src/kernel/session/history.ts'));
});

describe('the session history', () => {
  it('is empty in a new tab', () => {
    expect(readHistory()).toEqual({ previous: null, current: null });
  });

  it('contains only the current page after the first visit', () => {
    recordVisit('/welcome');
    expect(readHistory()).toEqual({ previous: null, current: '/welcome' });
  });

  it('keeps exactly the previous and the current full path [D12, S2.36a]', () => {
    recordVisit('/a?x=1#y');
    recordVisit('/b?x=2');
    recordVisit('/c');
    expect(readHistory()).toEqual({ previous: '/b?x=2', current: '/c' });
    recordVisit('/d');
    expect(readHistory()).toEqual({ previous: '/c', current: '/d' });
  });

  it('does not contain a route that skips it [S2.36b]', () => {
    recordVisit('/a', { skipHistory: false });
    recordVisit('/oAuthCallback?code=secret', { skipHistory: true });
    recordVisit('/b');
    expect(readHistory()).toEqual({ previous: '/a', current: '/b' });
    recordVisit('/oAuthCallback', { skipHistory: true });
    recordVisit('/c', { skipHistory: undefined });
    expect(readHistory()).toEqual({ previous: '/b', current: '/c' });
  });

  it('does not count the current page twice', () => {
    recordVisit('/a');
    recordVisit('/b');
    recordVisit('/b');
    expect(readHistory()).toEqual({ previous: '/a', current: '/b' });
    recordVisit('/a');
    expect(readHistory()).toEqual({ previous: '/b', current: '/a' });
  });
});
