import { useEffect, useState } from 'react';
import { closeFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { useFeedback } from '#src/kernel/telemetry/use-feedback.ts';
import { FlashMessage } from '#src/ui/overlay/flash-message.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';
import type { RequiredFields } from './feedback-schema.ts';

/** The content of a `FeedbackWidget` after it was opened once. */
export function FeedbackLayer({ required }: { required: RequiredFields }) {
  const isOpen = useFeedback((state) => state.isOpen);
  const opener = useFeedback((state) => state.opener);
  const [sent, setSent] = useState({ count: 0, isShown: false });

  /* The dialog loads after the press, so it does not know which element had the focus. */
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
