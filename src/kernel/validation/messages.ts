import { password } from '#src/config/limits.ts';
import { earlyMessages } from './early-messages.ts';

/** Every message of a rule, word for word (specification, section 5). */
export const messages = {
  ...earlyMessages,
  required: 'This field is required',
  email: 'Not a valid email address',
  min: (least: number) => `Value must be at least ${least}`,
  max: (most: number) => `Value must be at most ${most}`,
  minLength: (least: number) => `Value must be at least ${least} characters`,
  maxLength: (most: number) => `Value must be at most ${most} characters`,
  passwordLength: `Password must be at least ${password.MIN_LENGTH} characters long`,
  passwordUpperCase: 'Password must contain an upper case letter',
  passwordLowerCase: 'Password must contain a lower case letter',
  passwordDigit: 'Password must contain a number',
  maximumAge: (years: number) => `You need to be under ${years} years old`,
  date: 'Invalid date',
  time: 'Invalid time',
  other: 'This field is invalid',
  option: 'Please select one option',
  missingFields: (labels: readonly string[]) =>
    `Please enter in the following required fields: ${labels.join(', ')}`,
  /** The specification has the limit, but no message. */
  fileSize: (megabytes: number) => `File must be at most ${megabytes} MB`,
} as const;
