import { Court } from '#src/ui/court.tsx';
import { useFieldProgress, welcomeFieldNames } from './field-progress.ts';

/** Each completed field seats one more person; the last joins, and all stand, when the sign-up is accepted. */
export function WelcomeCourt() {
  const { completed, isAccepted } = useFieldProgress((progress) => progress);
  const seated = [...welcomeFieldNames.map((field) => completed.has(field)), isAccepted];
  return <Court seated={seated} standing={isAccepted} />;
}
