import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconChevron } from '#src/ui/icons.tsx';

/** What the stand-in had of the visitor when the list took its place. */
export type Press = { readonly hasFocus: boolean; readonly wasPressed: boolean };

type PhoneCountryStandInProps = {
  id: string;
  label: string;
  face: ReactNode;
  /** The visitor is about to use the button. */
  onApproach: () => void;
  /** Called when the stand-in goes. */
  onHandOver: (press: Press) => void;
};

/** Looks and answers like the button of the country list while that is not loaded yet; a press on it is kept. */
export function PhoneCountryStandIn({
  id,
  label,
  face,
  onApproach,
  onHandOver,
}: PhoneCountryStandInProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      const hasFocus = element !== null && document.activeElement === element;
      onHandOver({ hasFocus, wasPressed: wasPressed.current });
    };
  }, [onHandOver]);

  function handleClick() {
    wasPressed.current = true;
    onApproach();
  }
  return (
    <button
      ref={button}
      type="button"
      id={id}
      aria-label={label}
      aria-haspopup="listbox"
      aria-expanded={false}
      onPointerDown={onApproach}
      onFocus={onApproach}
      onClick={handleClick}
      className="flex min-h-target cursor-pointer items-center gap-2 rounded-control border-e border-hairline ps-3 pe-2.5 text-body tabular-nums"
    >
      {face}
      <IconChevron className="size-4" />
    </button>
  );
}
