import { type RefObject, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '#src/fields/form.tsx';
import { errorStore } from '#src/kernel/errors/error-store.ts';
import {
  clearFeedbackDraft,
  readFeedbackDraft,
  saveFeedbackDraft,
} from '#src/kernel/telemetry/feedback-draft.ts';
import { formatSupportText } from '#src/kernel/support/support-bundle.ts';
import { sendFeedback } from '#src/kernel/telemetry/sentry.ts';
import { Button } from '#src/ui/button.tsx';
import { FeedbackFields } from './feedback-fields.tsx';
import { FeedbackProblem } from './feedback-alert.tsx';
import {
  type Feedback,
  type RequiredFields,
  feedbackLabels,
  createFeedbackResolver,
} from './feedback-schema.ts';
import { TechnicalDetails } from './technical-details.tsx';

type FeedbackFormProps = {
  required: RequiredFields;
  messageRef: RefObject<HTMLTextAreaElement | null>;
  onCancel: () => void;
  onSent: () => void;
};

/** Name, e-mail and message (specification, sections 3, 5 and 8). The tab keeps what is typed until it is sent. */
export function FeedbackForm({ required, messageRef, onCancel, onSent }: FeedbackFormProps) {
  const form = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver: createFeedbackResolver(required),
    defaultValues: readFeedbackDraft(),
  });
  /* The form sends the bundle that it shows, from the moment when the dialog opened. */
  const [bundle] = useState(formatSupportText);
  const reference = errorStore.getState().errors.at(-1)?.error.reference;
  const { failure, isSending, send } = useSending(onSent, { reference, bundle });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveFeedbackDraft(values),
      }),
    [form],
  );
  /* The dialog focuses the message without scrolling. In a small or magnified window it would be out of sight. */
  useEffect(() => {
    messageRef.current?.scrollIntoView({ block: 'nearest' });
  }, [messageRef]);

  return (
    <Form
      form={form}
      label="Report a problem"
      labels={feedbackLabels}
      areErrorsInChildren
      busy={isSending}
      onValid={send}
    >
      <FeedbackFields required={required} messageRef={messageRef} />
      <TechnicalDetails reference={reference} bundle={bundle} />
      <FeedbackProblem failure={failure} />
      <div className="grid gap-2">
        <Button type="submit" busy={isSending}>
          Send feedback
        </Button>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** What is sent with the words of the visitor. */
type Details = { readonly reference: string | undefined; readonly bundle: string };

/** Sends a complete feedback. It stays busy after success, because the dialog takes a moment to close. */
function useSending(onSent: () => void, details: Details) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(feedback: Feedback) {
    setFailure(null);
    setSending(true);
    try {
      await sendFeedback({ ...feedback, ...details });
      clearFeedbackDraft();
      onSent();
    } catch (error) {
      setFailure((error as Error).message);
      setSending(false);
    }
  }
  return { failure, isSending, send };
}
