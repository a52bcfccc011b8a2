import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress } from '#src/ui/after-press.ts';

const run = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  run.mockReset();
});
afterEach(() => vi.useRealTimers());

/** As the browser marks the root while a pointer is pressed; jsdom has no pointer. */
const pressed = (isPressed: boolean) =>
  vi.spyOn(document.documentElement, 'matches').mockReturnValue(isPressed);

describe('what may move the page', () => {
  it('is done at once when nothing is pressed', () => {
    pressed(false);
    afterPress(run);
    expect(run).toHaveBeenCalledOnce();
  });

  it('waits for a press to end, and for its click to be heard', () => {
    pressed(true);
    afterPress(run);
    window.dispatchEvent(new MouseEvent('mouseup'));
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not wait for ever for a press that never ends', () => {
    pressed(true);
    afterPress(run);
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    window.dispatchEvent(new MouseEvent('mouseup'));
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });
});
