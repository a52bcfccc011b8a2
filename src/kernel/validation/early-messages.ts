/** The messages that a field shows itself. They load with the page, the others with the rules. */
export const earlyMessages = {
  number: 'Not a valid number',
  terms: 'You must agree to the terms of service and privacy policy to continue.',
} as const;
