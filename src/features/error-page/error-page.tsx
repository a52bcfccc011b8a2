import { build } from '#src/config/env.ts';
import type { AppError } from '#src/kernel/errors/app-error.ts';
import { type StoredError } from '#src/kernel/errors/error-store.ts';
import { useErrorStore } from '#src/kernel/errors/use-error-store.ts';
import { type ErrorText, NOTHING_WRONG, getErrorText } from './error-text.ts';
import { Problem } from './problem.tsx';
import { getCurrentReference } from '#src/kernel/support/support-bundle.ts';
import type { Detail } from './support-details.tsx';

/** A reload loses the stored error. So a reloaded page shows the general error text. */
function hasBeenReloaded(): boolean {
  try {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation?.type === 'reload';
  } catch {
    return false;
  }
}

function getShownText(stored: StoredError | undefined): ErrorText {
  if (stored) return getErrorText(stored.error.kind);
  return hasBeenReloaded() ? getErrorText(undefined) : NOTHING_WRONG;
}

/** The site's own errors have no status, and their message is written for the visitor. */
function getRemark(stored: StoredError | undefined): string | undefined {
  const isOurs = stored?.error.kind === 'base' && stored.error.status === undefined;
  return isOurs ? stored.error.message : undefined;
}

const formatKind = ({ kind, status }: AppError): string =>
  status === undefined ? kind : `${kind} (${status})`;

function listDetails(stored: StoredError | undefined): Detail[] {
  const reference = { term: 'Reference', value: getCurrentReference() };
  const version = { term: 'Version', value: `${build.version} (${build.commit})` };
  if (!stored) return [reference, version];
  const { error, at } = stored;
  return [
    reference,
    { term: 'When', value: at },
    { term: 'Kind', value: formatKind(error) },
    version,
  ];
}

/** Shows the newest stored error (specification, section 8). */
export function ErrorPage() {
  const stored = useErrorStore(({ errors }) => errors.at(-1));
  return (
    <Problem text={getShownText(stored)} remark={getRemark(stored)} details={listDetails(stored)} />
  );
}
