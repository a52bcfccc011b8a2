import type { ReactNode } from 'react';

export type IconProps = { className?: string };

/** Every icon is decoration: the words beside it carry the meaning. */
function icon(name: string, drawing: ReactNode) {
  function Icon({ className = 'size-5' }: IconProps) {
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
  }
  Icon.displayName = name;
  return Icon;
}

export const IconSearch = icon(
  'IconSearch',
  <>
    <circle cx="11" cy="11" r="7" />
    <path d="m20 20-4-4" />
  </>,
);

export const IconCheck = icon('IconCheck', <path strokeWidth="2.6" d="m5 12.5 4.4 4.4L19 7.3" />);

export const IconCheckedBox = icon(
  'IconCheckedBox',
  <>
    <rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="currentColor" stroke="none" />
    <path className="stroke-on-pitch" strokeWidth="2.8" d="m6.5 12.4 3.8 3.8 7.2-7.6" />
  </>,
);

export const IconEmptyBox = icon(
  'IconEmptyBox',
  <rect x="1.5" y="1.5" width="21" height="21" rx="5" strokeWidth="1.5" />,
);

export const IconLogout = icon(
  'IconLogout',
  <>
    <path d="M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14" />
    <path d="M10.5 12H21m-3.5-3.5L21 12l-3.5 3.5" />
  </>,
);

export const IconClose = icon('IconClose', <path d="m6 6 12 12M18 6 6 18" />);

export const IconPerson = icon(
  'IconPerson',
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c1-4 3.9-6 7.5-6s6.5 2 7.5 6" />
  </>,
);

export const IconChevron = icon('IconChevron', <path strokeWidth="2.4" d="m6 9.5 6 6 6-6" />);

export const IconAlert = icon(
  'IconAlert',
  <>
    <circle cx="12" cy="12" r="11" fill="currentColor" stroke="none" />
    <path className="stroke-surface" strokeWidth="2.8" d="M12 6.5v6.5m0 4v.2" />
  </>,
);
