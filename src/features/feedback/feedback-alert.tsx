import type { ReactNode } from 'react';
import { env } from '#src/config/env.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { IconAlert } from '#src/ui/icons.tsx';

/** What is missing from a feedback, or that it could not be sent. */
export function FeedbackAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-message text-error">
      <IconAlert className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** The other way to us, for feedback that was neither sent nor kept. */
export function FeedbackNotKept() {
  return (
    <p className="text-hint">
      Your message was not sent, and will not be sent later. You can copy it from the field above
      and write to{' '}
      <a href={`mailto:${env.supportEmail}`} className={buttonClasses('link')}>
        {env.supportEmail}
      </a>
      .
    </p>
  );
}
