import { useEffect, useRef } from 'react';
import { env } from '#src/config/env.ts';
import { getFlowId, toRequestId } from '#src/kernel/api/flow.ts';
import { Button } from '#src/ui/button.tsx';
import { getButtonClasses } from '#src/ui/button-classes.ts';
import { Card } from '#src/ui/card.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';

const TITLE = 'This organisation exists already';

type OrganisationTakenProps = {
  /** The id of the call that found the organisation. */
  reference: string | undefined;
  onEdit: () => void;
};

/** The page after a conflict that does not name the organisation (decisions, "Text, addresses and phone numbers"). */
export function OrganisationTaken({ reference, onEdit }: OrganisationTakenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  usePageTitle(TITLE, env.appTitle);
  return (
    <Card className="mx-auto max-w-card">
      <h1 ref={heading} tabIndex={-1} className="text-h2">
        {TITLE}
      </h1>
      <p className="mt-3">
        There is an organisation with this name or e-mail. Change them, or contact us and quote the
        reference.
      </p>
      <p className="mt-3">
        Contact us at{' '}
        <a href={`mailto:${env.supportEmail}`} className={getButtonClasses('link')}>
          {env.supportEmail}
        </a>
      </p>
      <p className="mt-3">
        Reference:{' '}
        <span className="block font-mono text-small break-all">
          {toRequestId(reference) ?? getFlowId()}
        </span>
      </p>
      <Button className="mt-6" onClick={onEdit}>
        Back to my answers
      </Button>
    </Card>
  );
}
