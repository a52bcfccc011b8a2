import { useState } from 'react';
import { build } from '#src/config/env.ts';
import { getButtonClasses } from '#src/ui/button-classes.ts';
import { Button } from '#src/ui/button.tsx';

/** What is sent with a feedback. It contains nothing that the visitor entered (UI contract, 2h). */
function listTechnicalDetails(reference: string | undefined) {
  return [
    ...(reference ? [{ term: 'Reference', value: reference }] : []),
    { term: 'Page', value: window.location.pathname },
    { term: 'Version', value: `${build.version} (${build.commit})` },
    { term: 'Browser', value: navigator.userAgent },
  ];
}

type TechnicalDetailsProps = {
  reference: string | undefined;
  /** The bundle for support, as it will be sent. */
  bundle: string;
};

/** Tells the visitor which details are added to a feedback, and shows them on request. */
export function TechnicalDetails({ reference, bundle }: TechnicalDetailsProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="text-small text-muted">
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
      <div id="technical-details" hidden={!isShown} className="mt-2 grid gap-2">
        <dl className="grid gap-1">
          {listTechnicalDetails(reference).map(({ term, value }) => (
            <div key={term}>
              <dt className="inline text-strong">{term}: </dt>
              <dd className="inline break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a
            href="/privacy-note.txt"
            target="_blank"
            rel="noopener"
            className={getButtonClasses('link')}
          >
            What we measure, and how to stop it
          </a>
        </p>
        <p>What happened in this tab, without anything that you typed:</p>
        {isShown && <pre className="whitespace-pre-wrap break-words text-small">{bundle}</pre>}
      </div>
    </div>
  );
}
