import type { FieldName, FormTable } from './form-field.ts';

/**
 * The fields of Welcome, in the order of the page (specification, section 2; UI contract, 2b). This file imports no
 * library, because Welcome loads it at once.
 */
export const WELCOME_FIELDS = {
  firstName: {
    label: 'First name',
    kind: 'text',
    autoComplete: 'given-name',
    sentAs: ['contact.firstName'],
  },
  lastName: {
    label: 'Last name',
    kind: 'text',
    autoComplete: 'family-name',
    sentAs: ['contact.lastName'],
  },
  name: {
    label: 'Organisation name',
    kind: 'text',
    autoComplete: 'organization',
    sentAs: ['name'],
  },
  email: { label: 'Email', kind: 'email', sentAs: ['contact.email', 'contact.username'] },
  country: { label: 'Country', kind: 'country', sentAs: ['countryCode'] },
  phone: { label: 'Phone', kind: 'phone', sentAs: ['contact.phone'] },
  hasAgreedToTerms: {
    label: 'Terms',
    kind: 'checkbox',
    sentAs: ['contact.hasAgreedToTerms'],
  },
} as const satisfies FormTable;

export type WelcomeField = FieldName<typeof WELCOME_FIELDS>;
