import { useState } from 'react';
import { build } from '#src/config/env.ts';
import { Button } from '#src/ui/button.tsx';

/** What goes along with a feedback: nothing that the visitor has entered (UI contract, 2h). */
function technicalDetails(reference: string | undefined) {
  return [
    ...(reference ? [{ term: 'Reference', value: reference }] : []),
    { term: 'Page', value: window.location.pathname },
    { term: 'Version', value: `${build.version} (${build.commit})` },
    { term: 'Browser', value: navigator.userAgent },
  ];
}

/** Says what is added to a feedback, and shows it on demand. */
export function TechnicalDetails({ reference }: { reference: string | undefined }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="text-hint text-muted">
      <p>We add technical details, never your answers.</p>
      <Button
        variant="link"
        className="mt-1"
        aria-expanded={isShown}
        aria-controls="technical-details"
        onClick={() => setShown(!isShown)}
      >
        Show technical details
      </Button>
      <dl id="technical-details" hidden={!isShown} className="mt-2 grid gap-1">
        {technicalDetails(reference).map(({ term, value }) => (
          <div key={term}>
            <dt className="inline font-semibold">{term}: </dt>
            <dd className="inline break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
