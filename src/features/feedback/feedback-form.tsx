import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { email as limits } from '#src/config/limits.ts';
import { errorStore } from '#src/kernel/errors/error-store.ts';
import {
  clearFeedbackDraft,
  readFeedbackDraft,
  saveFeedbackDraft,
} from '#src/kernel/telemetry/feedback-draft.ts';
import { supportText } from '#src/kernel/support/support-bundle.ts';
import { sendFeedback } from '#src/kernel/telemetry/sentry.ts';
import { messages } from '#src/kernel/validation/messages.ts';
import { afterPress } from '#src/ui/press/after-press.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { TextInput } from '#src/ui/controls/text-input.tsx';
import { FeedbackAlert, FeedbackNotKept } from './feedback-alert.tsx';
import {
  type Feedback,
  type RequiredFields,
  feedbackLabels as labels,
  missingFields,
  readFeedback,
  textsOf,
} from './feedback-schema.ts';
import { TechnicalDetails } from './technical-details.tsx';

type FeedbackFormProps = {
  required: RequiredFields;
  messageRef: RefObject<HTMLTextAreaElement | null>;
  onCancel: () => void;
  onSent: () => void;
};

/** Name, e-mail and message; what is typed stays, in this tab, until it has been sent (specification, sections 3, 5 and 8). */
export function FeedbackForm({ required, messageRef, onCancel, onSent }: FeedbackFormProps) {
  const { alert, hasFailed, tries, missing, isSending, submit, lookAgain } = useSubmit(
    required,
    onSent,
  );
  const marks = (field: keyof Feedback) => ({
    'aria-invalid': missing.includes(field) || undefined,
    onBlur: lookAgain,
  });
  const [draft] = useState(readFeedbackDraft);
  /* What is shown is what is sent: as it was when the dialog opened. */
  const [bundle] = useState(supportText);
  const reference = errorStore.getState().errors.at(-1)?.error.reference;
  return (
    <form
      noValidate
      aria-label="Report a problem"
      aria-busy={isSending}
      className="grid gap-4"
      onInput={({ currentTarget }) => saveFeedbackDraft(textsOf(currentTarget))}
      onSubmit={(event) => void submit(event, { reference, bundle })}
    >
      <TextInput
        id="feedback-name"
        name="name"
        defaultValue={draft.name}
        label={labels.name}
        dir="auto"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        required={required.name}
        {...marks('name')}
      />
      <TextInput
        id="feedback-email"
        name="email"
        defaultValue={draft.email}
        label={labels.email}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={limits.MAX_LENGTH}
        required={required.email}
        {...marks('email')}
      />
      <TextArea
        id="feedback-message"
        name="message"
        defaultValue={draft.message}
        label={labels.message}
        dir="auto"
        ref={messageRef}
        required
        {...marks('message')}
      />
      <TechnicalDetails reference={reference} bundle={bundle} />
      {alert !== null && <FeedbackAlert key={tries}>{alert}</FeedbackAlert>}
      {hasFailed && <FeedbackNotKept />}
      <div className="grid gap-2">
        <Button type="submit" busy={isSending}>
          Send feedback
        </Button>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** What goes along with the words. */
type Details = { readonly reference: string | undefined; readonly bundle: string };

/** Sends a complete feedback, once at a time; what is missing or has failed is said in the alert. */
function useSubmit(required: RequiredFields, onSent: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly (keyof Feedback)[]>([]);
  const [isSending, setSending] = useState(false);
  /** The same sentence is said again after each try. */
  const [tries, setTries] = useState(0);
  const isUnderway = useRef(false);

  /** A field that was missing has been left: it may be filled in by now. */
  function lookAgain({ target: { form } }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
    if (missing.length === 0 || form === null) return;
    /* The alert goes: under a press that leaves the field the button would move away. */
    afterPress(() => {
      const still = missingFields(readFeedback(form), required);
      setMissing((marked) => marked.filter((field) => still.includes(field)));
    });
  }
  async function submit(event: FormEvent<HTMLFormElement>, details: Details) {
    event.preventDefault();
    if (isUnderway.current) return;
    const form = event.currentTarget;
    const feedback = readFeedback(form);
    const absent = missingFields(feedback, required);
    setMissing(absent);
    setFailure(null);
    setTries((count) => count + 1);
    if (absent[0]) return form.querySelector<HTMLElement>(`[name="${absent[0]}"]`)?.focus();
    isUnderway.current = true;
    setSending(true);
    try {
      await sendFeedback({ ...feedback, ...details });
      clearFeedbackDraft();
      // It stays underway: the dialog closes, and takes its time for that.
      onSent();
    } catch (error) {
      setFailure((error as Error).message);
      isUnderway.current = false;
      setSending(false);
    }
  }
  const alert =
    missing.length > 0 ? messages.missingFields(missing.map((field) => labels[field])) : failure;
  const hasFailed = failure !== null && missing.length === 0;
  return { alert, hasFailed, tries, missing, isSending, submit, lookAgain };
}
