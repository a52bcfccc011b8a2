import { env } from '#src/config/env.ts';
import { closeFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { useFeedback } from '#src/kernel/telemetry/use-feedback.ts';
import { getButtonClasses } from '#src/ui/button-classes.ts';
import { Button } from '#src/ui/button.tsx';

/** Replaces the feedback dialog when its code does not load. A content blocker may block it. */
export function FeedbackBlocked() {
  const isOpen = useFeedback((state) => state.isOpen);
  const opener = useFeedback((state) => state.opener);
  if (!isOpen) return null;

  function close() {
    closeFeedback();
    opener?.focus();
  }
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-card rounded-card border border-hairline bg-surface p-5 shadow-float"
    >
      <p className="text-strong">The form to report a problem could not be loaded.</p>
      <p className="mt-2">
        Your browser or an extension may block it. Write to{' '}
        <a href={`mailto:${env.supportEmail}`} className={getButtonClasses('link')}>
          {env.supportEmail}
        </a>{' '}
        instead.
      </p>
      <Button variant="text" className="mt-2" onClick={close}>
        Close
      </Button>
    </div>
  );
}
