import { useRef } from 'react';
import { feedback as limits } from '#src/config/limits.ts';
import { Modal } from '#src/ui/overlay/modal.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import type { RequiredFields } from './feedback-schema.ts';

type FeedbackDialogProps = {
  open: boolean;
  required: RequiredFields;
  onClose: () => void;
  onSent: () => void;
};

/** The dialog to report a problem (UI contract, 2h). */
export function FeedbackDialog({ open, required, onClose, onSent }: FeedbackDialogProps) {
  const message = useRef<HTMLTextAreaElement>(null);
  return (
    <Modal
      open={open}
      title="Report a problem"
      width={limits.DIALOG_WIDTH_PX}
      initialFocus={message}
      onClose={onClose}
    >
      <FeedbackForm required={required} messageRef={message} onCancel={onClose} onSent={onSent} />
    </Modal>
  );
}
