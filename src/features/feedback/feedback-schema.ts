import type { Resolver } from 'react-hook-form';
import { emailToSend } from '#src/kernel/text/email-address.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';
import { messages } from '#src/kernel/validation/messages.ts';

/** The fields of the feedback form, as they are sent (specification, section 3). */
export type Feedback = { name: string; email: string; message: string };

/** The required fields besides the message (section 5). */
export type RequiredFields = { readonly name?: boolean; readonly email?: boolean };

export const feedbackLabels: Readonly<Record<keyof Feedback, string>> = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
};

const FIELDS = ['name', 'email', 'message'] as const;

/** Converts the entered values to the form that is sent. */
export const prepareFeedback = ({ name, email, message }: Feedback): Feedback => ({
  name: textToSend(name),
  email: emailToSend(email),
  message: textToSend(message),
});

/** Lists the required fields without a value, in the order of the form. */
export function listMissingFields(
  feedback: Feedback,
  required: RequiredFields,
): (keyof Feedback)[] {
  const isRequired = { name: false, email: false, ...required, message: true };
  return FIELDS.filter((field) => isRequired[field] && feedback[field] === '');
}

/**
 * Validates the form. It needs no schema library, so that it works even when a part of the site does not load.
 * @param required the required fields besides the message
 */
export const createFeedbackResolver =
  (required: RequiredFields): Resolver<Feedback, unknown, Feedback> =>
  (texts) => {
    const values = prepareFeedback(texts);
    const missing = listMissingFields(values, required);
    if (missing.length === 0) return { values, errors: {} };
    const error = { type: 'required', message: messages.required };
    return { values: {}, errors: Object.fromEntries(missing.map((field) => [field, error])) };
  };
