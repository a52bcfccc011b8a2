import type { OrganisationType } from '#src/contracts/choices.ts';
import type { SignUpRequest } from '#src/contracts/creation.ts';
import type { InitialData } from '#src/contracts/sign-up.ts';
import type { User } from '#src/contracts/user.ts';
import { emailToSend } from '#src/kernel/text/email-address.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';
import type { WizardAnswers } from '#src/kernel/session/wizard-draft.ts';

/** What the session settings mean by their default, spelled as the IANA time zone database spells it. */
const FALLBACK_TIME_ZONE = 'Pacific/Auckland';
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
// oxlint-disable-next-line no-control-regex -- a browser skips these when it reads a URL, so they can hide a scheme
const SKIPPED_BY_BROWSERS = /^[\u0000-\u0020]+|[\t\n\r]/g;

/** What the browser reports; nothing where its `Intl` is missing or fails. */
function reportedZone(): string | undefined {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * The visitor's time zone by its IANA name.
 * @param zone what the browser reports; some report nothing, an offset or `Etc/Unknown`
 * @returns the zone, or the product's default when it is not the name of one
 */
export function timeZoneToSend(zone: string | undefined = reportedZone()): string {
  if (!zone || !/^[A-Z]/i.test(zone) || zone === 'Etc/Unknown') return FALLBACK_TIME_ZONE;
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return FALLBACK_TIME_ZONE;
  }
}

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
