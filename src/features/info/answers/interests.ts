import type { Interests } from '#src/contracts/choices.ts';

/** The switches of the last step, by their key in the request (specification, sections 2 and 7). */
export const INTERESTS = [
  { key: 'membership', label: 'Membership Management' },
  { key: 'payments', label: 'Payments' },
  { key: 'events', label: 'Events Management' },
  { key: 'bookings', label: 'Bookings' },
  { key: 'resources', label: 'Resources' },
] as const satisfies readonly { key: keyof Interests; label: string }[];

/** The features that are switched on, in plain words. */
export function interestsInWords(interests: Interests): string {
  const chosen = INTERESTS.filter(({ key }) => interests[key]).map(({ label }) => label);
  if (chosen.length === 0) return 'No features switched on';
  if (chosen.length === INTERESTS.length) return 'All features switched on';
  try {
    return new Intl.ListFormat('en-NZ').format(chosen);
  } catch {
    return chosen.join(', ');
  }
}
