import { Suspense, lazy, useEffect, useState } from 'react';
import { closeFeedback, useFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { FlashMessage } from '#src/ui/flash-message.tsx';
import type { RequiredFields } from './feedback-schema.ts';

/* The dialog and what sends the feedback are large, and few visitors ever open it. */
const FeedbackDialog = lazy(async () => ({
  default: (await import('./feedback-dialog.tsx')).FeedbackDialog,
}));

/**
 * The feedback dialog and what is said when it has been sent (specification, section 4). Shown where
 * `openFeedback` of the feedback store asks for it.
 * @param props.required which fields must be filled in beside the message
 */
export function FeedbackWidget({ required = {} }: { required?: RequiredFields }) {
  const isOpen = useFeedback((state) => state.isOpen);
  const hasBeenOpened = useFeedback((state) => state.hasBeenOpened);
  const opener = useFeedback((state) => state.opener);
  const [isSent, setSent] = useState(false);

  /* The dialog's library cannot know: it is only loaded when the opener has been pressed. */
  useEffect(() => {
    if (!isOpen) opener?.focus();
  }, [isOpen, opener]);

  function handleSent() {
    closeFeedback();
    setSent(true);
  }

  return (
    <>
      {hasBeenOpened && (
        <Suspense>
          <FeedbackDialog
            open={isOpen}
            required={required}
            onClose={closeFeedback}
            onSent={handleSent}
          />
        </Suspense>
      )}
      {isSent && (
        <FlashMessage onDone={() => setSent(false)}>Thank you for your feedback.</FlashMessage>
      )}
    </>
  );
}
