import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { dropdown } from '#src/config/limits.ts';

/** A press within this time after opening by hover means to open, not to close. */
const PRESS_GRACE_MS = 500;

type HoverOpen = {
  open: boolean;
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * Opens a menu on mouse hover, and closes it after the mouse has left (specification, section 9). Touch and pen use a
 * press. The focus returns to the element before the hover.
 * @returns handlers for the element around the menu, and for the button
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
    /* The menu library only opens on this event. */
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
