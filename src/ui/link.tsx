import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of the site. */
  to: string;
};

/**
 * A link to a page of the site, without a reload. The router's own component would add code for servers to the build.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
