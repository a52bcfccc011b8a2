import { isSameEmail } from '#src/kernel/text/email-address.ts';
import { isSameText } from '#src/kernel/text/same-text.ts';

/** What tells one organisation from another: who owns it and what it is called. */
export type OrganisationIdentity = { name: string; email: string };

/**
 * Whether an existing organisation is the entered one by its e-mail or by its name, as a reader compares them: the
 * conflict dialog then offers no way on (specification, section 2; decisions, "Text, addresses and phone numbers").
 */
export function matchesNameOrEmail(
  existing: OrganisationIdentity,
  entered: OrganisationIdentity,
): boolean {
  return isSameEmail(existing.email, entered.email) || isSameText(existing.name, entered.name);
}

/** Whether an existing organisation is this very one, by its e-mail and by its name (decisions, "Flow"). */
export function matchesNameAndEmail(
  existing: OrganisationIdentity,
  entered: OrganisationIdentity,
): boolean {
  return isSameEmail(existing.email, entered.email) && isSameText(existing.name, entered.name);
}
