import { useFormState } from 'react-hook-form';
import { env } from '#src/config/env.ts';
import { listMessages } from '#src/fields/use-error-announcements.ts';
import { messages } from '#src/kernel/validation/messages.ts';
import { getButtonClasses } from '#src/ui/button-classes.ts';
import { IconAlert } from '#src/ui/icons.tsx';
import { type Feedback, feedbackLabels } from './feedback-schema.ts';

/** Shows the missing fields of a feedback, or why sending failed. A screen reader announces it after each try. */
export function FeedbackProblem({ failure }: { failure: string | null }) {
  const { errors, isSubmitted, submitCount } = useFormState<Feedback>();
  const missing = [...listMessages(errors, feedbackLabels).keys()] as (keyof Feedback)[];
  const isMissing = missing.length > 0 && isSubmitted;
  const problem = isMissing
    ? messages.missingFields(missing.map((name) => feedbackLabels[name]))
    : failure;
  if (problem === null) return null;
  return (
    <>
      <p key={submitCount} role="alert" className="flex items-start gap-1.5 text-strong text-error">
        <IconAlert className="mt-0.5 size-4 shrink-0" />
        <span>{problem}</span>
      </p>
      {!isMissing && <FeedbackNotKept />}
    </>
  );
}

/** Another way to contact us, when a feedback was not sent and not kept. */
function FeedbackNotKept() {
  return (
    <p className="text-small">
      Your message was not sent, and will not be sent later. You can copy it from the field above
      and write to{' '}
      <a href={`mailto:${env.supportEmail}`} className={getButtonClasses('link')}>
        {env.supportEmail}
      </a>
      .
    </p>
  );
}
