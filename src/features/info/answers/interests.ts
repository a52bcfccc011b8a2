import { INTERESTS, INTEREST_LABELS, type Interests } from '#src/contracts/wizard-fields.ts';

/** Describes the enabled features in words. */
export function describeInterests(interests: Interests): string {
  const chosen = INTERESTS.filter((key) => interests[key]).map((key) => INTEREST_LABELS[key]);
  if (chosen.length === 0) return 'No features switched on';
  if (chosen.length === INTERESTS.length) return 'All features switched on';
  try {
    return new Intl.ListFormat('en-NZ').format(chosen);
  } catch {
    return chosen.join(', ');
  }
}
