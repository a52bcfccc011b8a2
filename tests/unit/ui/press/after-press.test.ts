import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress, watchPresses } from '#src/ui/press/after-press.ts';

const run = vi.fn<() => void>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  run.mockReset();
  stop = watchPresses();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

type Pointer = { pointerType?: string; buttons?: number };

/** As a browser sends it, to the element under the pointer. */
const point = (type: string, { pointerType = 'mouse', buttons = 0 }: Pointer = {}) =>
  document.body.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, buttons }),
  );
const mouse = (type: string, buttons = 0) =>
  document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, buttons }));

function press(pointerType = 'mouse') {
  point('pointerdown', { pointerType, buttons: 1 });
  if (pointerType !== 'touch') mouse('mousedown', 1);
  afterPress(run);
  expect(run).not.toHaveBeenCalled();
}

describe('an action that may move the page', () => {
  it('runs at once when no button is pressed', () => {
    afterPress(run);
    expect(run).toHaveBeenCalledOnce();
  });

  it.each(['mouse', 'pen'])('waits for a press of the %s to end, and for its click', (kind) => {
    press(kind);
    vi.advanceTimersByTime(2000);
    point('pointerup', { pointerType: kind });
    mouse('mouseup');
    mouse('click');
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(9000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('waits for the click of a touch, which follows its end', () => {
    press('touch');
    point('pointerup', { pointerType: 'touch' });
    vi.advanceTimersByTime(300);
    expect(run).not.toHaveBeenCalled();
    mouse('mousedown', 1);
    mouse('mouseup');
    mouse('click');
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not wait for the click of a touch without one', () => {
    press('touch');
    point('pointerup', { pointerType: 'touch' });
    vi.advanceTimersByTime(350);
    expect(run).toHaveBeenCalledOnce();
  });

  it('waits for the mouse events after a touch, because they move the focus', () => {
    mouse('mousedown', 1);
    afterPress(run);
    mouse('mouseup');
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('a press that ends without a click', () => {
  it.each([
    ['scrolling, which takes the pointer away', () => point('pointercancel')],
    ['a drag of the selected text', () => mouse('dragstart', 1)],
    ['a text dropped into a field', () => mouse('drop')],
    ['the context menu', () => mouse('contextmenu', 2)],
    ['a release that only the next move of the mouse tells of', () => point('pointermove')],
    ['another window', () => window.dispatchEvent(new FocusEvent('blur'))],
    ['another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('ends by %s', (_, end) => {
    press();
    end();
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledOnce();
    afterPress(run);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('continues while the mouse moves with its button down, and while fields lose the focus', () => {
    press();
    point('pointermove', { buttons: 1 });
    document.body.dispatchEvent(new FocusEvent('blur'));
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
  });

  it('has a maximum duration', () => {
    press();
    vi.advanceTimersByTime(4999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
    mouse('mouseup');
    vi.advanceTimersByTime(9000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not count when a script fires it without a button', () => {
    point('pointerdown');
    afterPress(run);
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs all waiting actions, even when one fails', () => {
    const reported = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    window.addEventListener('error', reported, { once: true });
    point('pointerdown', { buttons: 1 });
    afterPress(() => {
      throw new Error('this one fails');
    });
    afterPress(run);
    point('pointerup');
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledOnce();
  });
});
