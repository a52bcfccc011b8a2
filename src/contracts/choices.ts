/** The options of the wizard (sections 2 and 3). The first date format is the default. */
export const ORGANISATION_TYPES = [
  'Racket Sport',
  'Sports Club',
  'Social/Society',
  'Charity',
  'School',
  'Business',
] as const;
export type OrganisationType = (typeof ORGANISATION_TYPES)[number];

export const DATE_FORMATS = [
  'd MMM yyyy',
  'MMM d, yyyy',
  'dd/MM/yyyy',
  'MM/dd/yyyy',
  'yyyy/MM/dd',
  'dd-MM-yyyy',
  'MM-dd-yyyy',
  'yyyy-MM-dd',
  'dd.MM.yyyy',
] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

export const TIME_FORMATS = ['HH.mm', 'h.mma'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

export const PHONE_FORMATS = ['international', 'default'] as const;
export type PhoneFormat = (typeof PHONE_FORMATS)[number];
