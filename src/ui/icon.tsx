import type { ReactNode } from 'react';

export type IconProps = { className?: string };

/**
 * Creates an icon of 24 by 24 units. Every icon is decoration, because the words beside it have the meaning.
 * @param drawing the content of the SVG
 */
export function icon(drawing: ReactNode) {
  return function Icon({ className = 'size-5' }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`shrink-0 ${className}`}
      >
        {drawing}
      </svg>
    );
  };
}
