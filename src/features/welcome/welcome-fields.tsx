import type { ReactElement } from 'react';
import { LEGAL_LINKS } from '#src/config/product.ts';
import { WELCOME_FIELDS, type WelcomeField } from '#src/contracts/welcome-fields.ts';
import { CheckboxField } from '#src/fields/checkbox-field.tsx';
import { Controls } from '#src/fields/controls.tsx';
import { CountryField } from '#src/fields/country-field.tsx';
import { EmailField } from '#src/fields/email-field.tsx';
import { PhoneField } from '#src/fields/phone-field.tsx';
import { TextField } from '#src/fields/text-field.tsx';

/** The props of a name field: capitals at the start of words, no spell check, the direction of its script. */
const asName = {
  required: true,
  autoCapitalize: 'words',
  dir: 'auto',
  spellCheck: false,
  enterKeyHint: 'next',
} as const;

/** Gets the props of a text field from the table. */
const getTextProps = (name: 'firstName' | 'lastName' | 'name') => {
  const { label, autoComplete } = WELCOME_FIELDS[name];
  return { name, label, autoComplete };
};

/** One control for each row of the table, in the order of the table. */
const { firstName, lastName, ...others } = {
  firstName: <TextField {...asName} {...getTextProps('firstName')} />,
  lastName: <TextField {...asName} {...getTextProps('lastName')} />,
  name: <TextField {...asName} {...getTextProps('name')} />,
  email: (
    <EmailField
      name="email"
      label={WELCOME_FIELDS.email.label}
      hint="We'll send your sign-in details here"
      enterKeyHint="next"
      required
    />
  ),
  country: <CountryField name="country" label={WELCOME_FIELDS.country.label} />,
  phone: (
    <PhoneField
      name="phone"
      label={WELCOME_FIELDS.phone.label}
      hint="Only used to help you set up your trial"
      countryName="country"
    />
  ),
  hasAgreedToTerms: (
    <CheckboxField name="hasAgreedToTerms">
      I agree to the <LegalLink href={LEGAL_LINKS.terms}>terms of service</LegalLink> and{' '}
      <LegalLink href={LEGAL_LINKS.privacy}>privacy policy</LegalLink>
    </CheckboxField>
  ),
} satisfies Record<WelcomeField, ReactElement>;

/** The fields of Welcome: both names of the owner in one row, then one field in each row (specification, section 2). */
export function WelcomeFields() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {firstName}
        {lastName}
      </div>
      <Controls of={others} />
    </>
  );
}

/** The link opens a new tab, so that the form keeps its values. */
function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-pitch underline underline-offset-3 hover:decoration-2"
    >
      {children}
    </a>
  );
}
