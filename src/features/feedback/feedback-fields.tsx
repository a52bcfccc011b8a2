import type { RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { email as limits } from '#src/config/limits.ts';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { TextInput } from '#src/ui/controls/text-input.tsx';
import { type Feedback, type RequiredFields, feedbackLabels as labels } from './feedback-schema.ts';

type FeedbackFieldsProps = {
  required: RequiredFields;
  /** The field that gets the focus when the dialog opens. */
  messageRef: RefObject<HTMLTextAreaElement | null>;
};

/** The three fields. Their ids differ from the ids of the page under the dialog. The alert names the missing fields. */
export function FeedbackFields({ required, messageRef }: FeedbackFieldsProps) {
  const { register } = useFormContext<Feedback>();
  const { errors, isSubmitted } = useFormState<Feedback>();
  const control = (name: keyof Feedback) => ({
    ...register(name),
    id: `feedback-${name}`,
    label: labels[name],
    'aria-invalid': (isSubmitted && errors[name] !== undefined) || undefined,
  });
  const { ref: registerMessage, ...message } = control('message');
  function messageControl(element: HTMLTextAreaElement | null) {
    registerMessage(element);
    messageRef.current = element;
  }
  return (
    <>
      <TextInput
        {...control('name')}
        dir="auto"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        required={required.name}
      />
      <TextInput
        {...control('email')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={limits.MAX_LENGTH}
        required={required.email}
      />
      <TextArea {...message} dir="auto" ref={messageControl} required />
    </>
  );
}
