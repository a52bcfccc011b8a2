import { useState } from 'react';
import { build } from '#src/config/env.ts';
import { getErrorText } from './error-text.ts';
import { Problem } from './problem.tsx';
import { getCurrentReference } from '#src/kernel/support/support-bundle.ts';

const listDetails = () => [
  { term: 'Reference', value: getCurrentReference() },
  { term: 'When', value: new Date().toISOString() },
  { term: 'Kind', value: 'notFound' },
  { term: 'Version', value: `${build.version} (${build.commit})` },
];

/** The page for an unknown address. */
export function NotFoundPage() {
  const [details] = useState(listDetails);
  return <Problem text={getErrorText('notFound')} details={details} />;
}
