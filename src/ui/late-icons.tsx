import { icon } from './icon.tsx';

/** Icons that Welcome does not show. They load with the components that use them. */

export const IconSearch = icon(
  <>
    <circle cx="11" cy="11" r="7" />
    <path d="m20 20-4-4" />
  </>,
);

export const IconLogout = icon(
  <>
    <path d="M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14" />
    <path d="M10.5 12H21m-3.5-3.5L21 12l-3.5 3.5" />
  </>,
);

export const IconClose = icon(<path d="m6 6 12 12M18 6 6 18" />);

export const IconPerson = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c1-4 3.9-6 7.5-6s6.5 2 7.5 6" />
  </>,
);
