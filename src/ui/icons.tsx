import { icon } from './icon.tsx';

export const IconCheck = icon(<path strokeWidth="2.6" d="m5 12.5 4.4 4.4L19 7.3" />);

export const IconCheckedBox = icon(
  <>
    <rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="currentColor" stroke="none" />
    <path className="stroke-on-pitch" strokeWidth="2.8" d="m6.5 12.4 3.8 3.8 7.2-7.6" />
  </>,
);

export const IconEmptyBox = icon(
  <rect x="1.5" y="1.5" width="21" height="21" rx="5" strokeWidth="1.5" />,
);

export const IconChevron = icon(<path strokeWidth="2.4" d="m6 9.5 6 6 6-6" />);

export const IconAlert = icon(
  <>
    <circle cx="12" cy="12" r="11" fill="currentColor" stroke="none" />
    <path className="stroke-surface" strokeWidth="2.8" d="M12 6.5v6.5m0 4v.2" />
  </>,
);
