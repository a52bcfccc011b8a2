import { LEGAL_LINKS } from '#src/config/product.ts';
import { CheckboxField } from '#src/fields/checkbox-field.tsx';
import { CountryField } from '#src/fields/country-field.tsx';
import { EmailField } from '#src/fields/email-field.tsx';
import { PhoneField } from '#src/fields/phone-field.tsx';
import { TextField } from '#src/fields/text-field.tsx';
import { welcomeLabels as labels } from './field-progress.ts';

/** A name of a person or an organisation: capitals at the start of words, no spelling marks, in the direction of its script. */
const asName = {
  required: true,
  autoCapitalize: 'words',
  dir: 'auto',
  spellCheck: false,
  enterKeyHint: 'next',
} as const;

/** The seven fields of Welcome, in the order of the specification (section 2; UI contract, 2b). */
export function WelcomeFields() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...asName}
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
        />
        <TextField {...asName} name="lastName" label={labels.lastName} autoComplete="family-name" />
      </div>
      <TextField {...asName} name="name" label={labels.name} autoComplete="organization" />
      <EmailField
        name="email"
        label={labels.email}
        hint="We'll send your sign-in details here"
        enterKeyHint="next"
        required
      />
      <CountryField name="country" label={labels.country} />
      <PhoneField
        name="phone"
        label={labels.phone}
        hint="Only used to help you set up your trial"
        countryName="country"
      />
      <CheckboxField name="hasAgreedToTerms">
        I agree to the <LegalLink href={LEGAL_LINKS.terms}>terms of service</LegalLink> and{' '}
        <LegalLink href={LEGAL_LINKS.privacy}>privacy policy</LegalLink>
      </CheckboxField>
    </>
  );
}

/** Opens beside the form, so that reading the terms loses nothing. */
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
