import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { dropdown } from '#src/config/limits.ts';

/** A press this soon after opening by hover meant to open, not to close again. */
const PRESS_GRACE_MS = 500;

type HoverOpen = {
  open: boolean;
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * Opens a menu when a mouse rests on it and closes it when the mouse has left (specification, section 9).
 * Touch and pen press instead. The focus goes back to where it was before the mouse came by.
 * @returns handlers for the element around the menu, and one for the button itself
 */
export function useHoverOpen({ open, close, button }: HoverOpen) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opened = useRef<{ at: number; focused: Element | null } | null>(null);

  useEffect(() => {
    if (!open) opened.current = null;
  }, [open]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function openByHover() {
    const focused = document.activeElement;
    /* The menu library listens to the mouse going down, and has no other way in from outside. */
    button.current?.dispatchEvent(
      new PointerEvent('pointerdown', { pointerType: 'mouse', button: 0, bubbles: true }),
    );
    opened.current = { at: Date.now(), focused };
  }

  function closeAfterHover() {
    const focused = opened.current?.focused;
    close();
    if (focused instanceof HTMLElement && focused !== document.body) {
      focused.focus({ preventScroll: true });
    }
  }

  function handleEnter(event: ReactPointerEvent) {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (!open) timer.current = setTimeout(openByHover, dropdown.HOVER_DELAY_MS);
  }

  function handleLeave(event: ReactPointerEvent) {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (opened.current) timer.current = setTimeout(closeAfterHover, dropdown.HOVER_DELAY_MS);
  }

  function handlePress(event: ReactPointerEvent) {
    clearTimeout(timer.current);
    if (opened.current && Date.now() - opened.current.at < PRESS_GRACE_MS) {
      event.preventDefault();
    }
  }

  return {
    around: { onPointerEnter: handleEnter, onPointerLeave: handleLeave },
    onButton: { onPointerDown: handlePress },
  };
}
