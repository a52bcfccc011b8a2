import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { buttonClasses, type ButtonVariant } from './button-classes.ts';
import { classNames } from './class-names.ts';
import { lateIsland } from '#src/ui/loading/late-island.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';

export type ButtonMenuItem = { label: string; onSelect: () => void };

type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  /** Work is running: the button shows a spinner beside the same text, ignores presses and keeps the focus. */
  busy?: boolean;
  /** More actions, in a menu beside the button. */
  menu?: readonly ButtonMenuItem[];
  /** The accessible name of the menu button. */
  menuLabel?: string;
};

/* Few buttons have a menu, so its library loads only for them. */
const ButtonMenu = lateIsland(
  async () => (await import('#src/ui/overlay/button-menu.tsx')).ButtonMenu,
);

/** A button of one of the five types (specification, section 2), with an optional menu. */
export function Button({
  variant = 'primary',
  busy = false,
  menu,
  menuLabel = 'More actions',
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  const button = (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      className={classNames(buttonClasses(variant), className)}
    >
      {busy ? <Spinner decorative className="-ms-2 size-5 shrink-0" /> : null}
      {/* A page translator replaces text nodes. With its own element the text does not affect the spinner. */}
      <span className="contents">{children}</span>
    </button>
  );
  if (!menu) return button;
  return (
    <span className="inline-flex items-stretch gap-0.5">
      {button}
      <ButtonMenu variant={variant} label={menuLabel} items={menu} />
    </span>
  );
}
