import { useEffect, useState } from 'react';
import { closeFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { useFeedback } from '#src/kernel/telemetry/use-feedback.ts';
import { FlashMessage } from '#src/ui/overlay/flash-message.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';
import type { RequiredFields } from './feedback-schema.ts';

/** What a `FeedbackWidget` shows from its first opening on. */
export function FeedbackLayer({ required }: { required: RequiredFields }) {
  const isOpen = useFeedback((state) => state.isOpen);
  const opener = useFeedback((state) => state.opener);
  const [sent, setSent] = useState({ count: 0, isShown: false });

  /* The dialog cannot know: it is only loaded when the opener has been pressed. */
  useEffect(() => {
    if (!isOpen) opener?.focus();
  }, [isOpen, opener]);

  function handleSent() {
    closeFeedback();
    setSent(({ count }) => ({ count: count + 1, isShown: true }));
  }
  return (
    <>
      <FeedbackDialog
        open={isOpen}
        required={required}
        onClose={closeFeedback}
        onSent={handleSent}
      />
      {sent.isShown && (
        <FlashMessage
          key={sent.count}
          onDone={() => setSent(({ count }) => ({ count, isShown: false }))}
        >
          Thank you for your feedback.
        </FlashMessage>
      )}
    </>
  );
}
