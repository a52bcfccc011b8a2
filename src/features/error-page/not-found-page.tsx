import { build } from '#src/config/env.ts';
import { errorText } from './error-text.ts';
import { Problem } from './problem.tsx';

const DETAILS = [
  { term: 'Kind', value: 'notFound' },
  { term: 'Version', value: `${build.version} (${build.commit})` },
];

/** What stands at an address that the site does not have. */
export function NotFoundPage() {
  return <Problem text={errorText('notFound')} details={DETAILS} />;
}
