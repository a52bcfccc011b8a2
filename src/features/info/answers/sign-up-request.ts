import type { OrganisationType } from '#src/contracts/choices.ts';
import type { SignUpRequest } from '#src/contracts/creation.ts';
import type { InitialData } from '#src/contracts/sign-up.ts';
import type { User } from '#src/contracts/user.ts';
import { emailToSend } from '#src/kernel/text/email-address.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';
import type { WizardAnswers } from '#src/kernel/session/wizard-draft.ts';
import { timeZoneToSend } from './time-zone.ts';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
// oxlint-disable-next-line no-control-regex -- a browser skips these when it reads a URL, so they can hide a scheme
const SKIPPED_BY_BROWSERS = /^[\u0000-\u0020]+|[\t\n\r]/g;

/**
 * The website as it is handed on: trimmed, otherwise as typed, because it never blocks. An address of another kind
 * than http or https (`javascript:`, `data:`, `mailto:`) is no website and is left out.
 */
export function websiteToSend(typed: string): string {
  const website = textToSend(typed);
  const scheme = SCHEME.exec(website.replace(SKIPPED_BY_BROWSERS, ''))?.[1]?.toLowerCase();
  const isWebsite =
    scheme === undefined || scheme === 'http' || scheme === 'https' || scheme.includes('.');
  return isWebsite ? website : '';
}

/**
 * Puts together the body of `POST /orgs/signUp/` (specification, section 7).
 * @param first what Welcome asked for
 * @param answers what the wizard asked for, with the organisation type chosen
 * @param user the signed-in user, whose id the contact carries
 */
export function signUpRequest(
  first: InitialData,
  answers: WizardAnswers,
  user: User,
): SignUpRequest {
  return {
    type: answers.type as OrganisationType,
    email: emailToSend(answers.email),
    countryCode: first.country,
    timezone: timeZoneToSend(),
    phone: answers.phone,
    website: websiteToSend(answers.website),
    interests: answers.interests,
    settings: {
      dateFormat: answers.dateFormat,
      timeFormat: answers.timeFormat,
      phoneFormat: answers.phoneFormat,
    },
    useDemoData: answers.useDemoData,
    name: textToSend(first.name),
    contact: {
      id: user.id,
      firstName: textToSend(first.firstName),
      lastName: textToSend(first.lastName),
      email: emailToSend(first.email),
      username: emailToSend(first.email),
      phone: first.phone,
      hasAgreedToTerms: true,
    },
  };
}
