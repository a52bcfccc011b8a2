/** What tells one organisation from another: who owns it and what it is called. */
export type OrganisationIdentity = { name: string; email: string };

const isSame = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Whether an existing organisation is the entered one by its e-mail or by its name, trimmed and without regard to
 * case: the conflict dialog then offers no way on (specification, section 2).
 */
export function isExactMatch(
  existing: OrganisationIdentity,
  entered: OrganisationIdentity,
): boolean {
  return isSame(existing.email, entered.email) || isSame(existing.name, entered.name);
}

/** Whether an existing organisation is this very one, by its e-mail and by its name (decisions, "Flow"). */
export function isSameOrganisation(
  existing: OrganisationIdentity,
  entered: OrganisationIdentity,
): boolean {
  return isSame(existing.email, entered.email) && isSame(existing.name, entered.name);
}
