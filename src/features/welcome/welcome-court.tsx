import { Court } from '#src/ui/court.tsx';
import { useFieldProgress, welcomeFieldNames } from './field-progress.ts';

/**
 * The court with one person for each completed field. When the sign-up is accepted, the last person joins and all stand
 * up.
 */
export function WelcomeCourt() {
  const { completed, isAccepted } = useFieldProgress((progress) => progress);
  const seated = [...welcomeFieldNames.map((field) => completed.has(field)), isAccepted];
  return <Court seated={seated} standing={isAccepted} />;
}
