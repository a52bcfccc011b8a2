import { Court } from '#src/ui/court.tsx';
import { WELCOME_FIELDS, useFieldProgress } from './field-progress.ts';

/** Each completed field seats one more person; the eighth joins, and all stand, when the sign-up is accepted. */
export function WelcomeCourt() {
  const { completed, isSignedUp } = useFieldProgress((progress) => progress);
  const seated = [...WELCOME_FIELDS.map((field) => completed.has(field)), isSignedUp];
  return <Court seated={seated} standing={isSignedUp} />;
}
