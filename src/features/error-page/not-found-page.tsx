import { useState } from 'react';
import { build } from '#src/config/env.ts';
import { errorText } from './error-text.ts';
import { Problem } from './problem.tsx';
import { currentReference } from '#src/kernel/support/support-bundle.ts';

const listDetails = () => [
  { term: 'Reference', value: currentReference() },
  { term: 'When', value: new Date().toISOString() },
  { term: 'Kind', value: 'notFound' },
  { term: 'Version', value: `${build.version} (${build.commit})` },
];

/** The page for an unknown address. */
export function NotFoundPage() {
  const [details] = useState(listDetails);
  return <Problem text={errorText('notFound')} details={details} />;
}
