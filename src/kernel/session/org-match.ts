import { isSameEmail } from '#src/kernel/text/email-address.ts';
import { isSameText } from '#src/kernel/text/same-text.ts';

/** The identity of an organisation: its name and the e-mail of its owner. */
export type OrganisationIdentity = { name: string; email: string };

/**
 * Whether an existing organisation has the e-mail or the name of the entered one. Then the conflict dialog does not let
 * the visitor continue (specification, section 2; decisions, "Text, addresses and phone numbers").
 */
export function matchesNameOrEmail(
  existing: OrganisationIdentity,
  entered: OrganisationIdentity,
): boolean {
  return isSameEmail(existing.email, entered.email) || isSameText(existing.name, entered.name);
}

/** Whether an existing organisation has both the e-mail and the name of the entered one (decisions, "Flow"). */
export function matchesNameAndEmail(
  existing: OrganisationIdentity,
  entered: OrganisationIdentity,
): boolean {
  return isSameEmail(existing.email, entered.email) && isSameText(existing.name, entered.name);
}
