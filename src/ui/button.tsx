import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { getButtonClasses, type ButtonVariant } from './button-classes.ts';
import { classNames } from './class-names.ts';
import { Spinner } from '#src/ui/loading/spinner.tsx';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  /** Work is running: the button shows a spinner beside the same text, ignores presses and keeps the focus. */
  busy?: boolean;
};

/** A button of one of the five types (specification, section 2). `ui/overlay/button-with-menu.tsx` adds a menu. */
export function Button({
  variant = 'primary',
  busy = false,
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
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      className={classNames(getButtonClasses(variant), className)}
    >
      {busy ? <Spinner decorative className="-ms-2 size-5 shrink-0" /> : null}
      {/* A page translator replaces text nodes. With its own element the text does not affect the spinner. */}
      <span className="contents">{children}</span>
    </button>
  );
}
