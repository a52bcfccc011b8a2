import * as z from 'zod/mini';

/** The closed lists that the wizard offers (sections 2 and 3). The first date format is the default. */
export const ORGANISATION_TYPES = [
  'Racket Sport',
  'Sports Club',
  'Social/Society',
  'Charity',
  'School',
  'Business',
] as const;
export const OrganisationType = z.enum(ORGANISATION_TYPES);
export type OrganisationType = z.infer<typeof OrganisationType>;

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
export const DateFormat = z.enum(DATE_FORMATS);
export type DateFormat = z.infer<typeof DateFormat>;

export const TIME_FORMATS = ['HH.mm', 'h.mma'] as const;
export const TimeFormat = z.enum(TIME_FORMATS);
export type TimeFormat = z.infer<typeof TimeFormat>;

export const PHONE_FORMATS = ['international', 'default'] as const;
export const PhoneFormat = z.enum(PHONE_FORMATS);
export type PhoneFormat = z.infer<typeof PhoneFormat>;

/** The modules of the product, each switched on or off at the start. */
export const Interests = z.object({
  membership: z.boolean(),
  payments: z.boolean(),
  events: z.boolean(),
  bookings: z.boolean(),
  resources: z.boolean(),
});
export type Interests = z.infer<typeof Interests>;
