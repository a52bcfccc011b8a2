import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isPageLeaving,
  leavePage,
  onceStaying,
  watchPageLeaving,
} from '#src/kernel/navigation/page-leaving.ts';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = watchPageLeaving();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const tell = (type: string) => window.dispatchEvent(new Event(type, { cancelable: true }));

describe('a page is being left', () => {
  it('not at the start', () => {
    expect(isPageLeaving()).toBe(false);
  });

  it('as soon as the site starts a navigation, before the browser’s event', () => {
    let wasLeaving = false;
    leavePage(() => {
      wasLeaving = isPageLeaving();
    });
    expect(wasLeaving).toBe(true);
    expect(isPageLeaving()).toBe(true);
  });

  it.each(['beforeunload', 'pagehide'])('when the visitor leaves (%s)', (type) => {
    tell(type);
    expect(isPageLeaving()).toBe(true);
  });

  it('without a question of the browser', () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('the site knows that the visitor stays on the page', () => {
  it.each([
    ['pageshow', 'it came back from the back/forward cache'],
    ['pointerdown', 'the visitor presses something'],
    ['keydown', 'the visitor types'],
  ])('by %s: %s', (type) => {
    const run = vi.fn<() => void>();
    tell('pagehide');
    onceStaying(run);
    tell(type);
    expect(isPageLeaving()).toBe(false);
    expect(run).toHaveBeenCalledOnce();
    tell('pagehide');
    tell(type);
    expect(run).toHaveBeenCalledOnce();
  });

  it('half a minute after the last event of the navigation', () => {
    leavePage(() => {});
    vi.advanceTimersByTime(20_000);
    tell('beforeunload');
    vi.advanceTimersByTime(29_999);
    expect(isPageLeaving()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isPageLeaving()).toBe(false);
  });

  it('does not call a listener that was removed', () => {
    const run = vi.fn<() => void>();
    tell('pagehide');
    onceStaying(run)();
    tell('pageshow');
    expect(run).not.toHaveBeenCalled();
  });
});
