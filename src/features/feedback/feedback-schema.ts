import type { Resolver } from 'react-hook-form';
import { emailToSend } from '#src/kernel/text/email-address.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';
import { messages } from '#src/kernel/validation/messages.ts';

/** What the feedback form asks for, as it is sent (specification, section 3). */
export type Feedback = { name: string; email: string; message: string };

/** Which fields must be filled in beside the message (section 5). */
export type RequiredFields = { readonly name?: boolean; readonly email?: boolean };

export const feedbackLabels: Readonly<Record<keyof Feedback, string>> = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
};

const FIELDS = ['name', 'email', 'message'] as const;

/** What was entered, as it is sent. */
export const feedbackToSend = ({ name, email, message }: Feedback): Feedback => ({
  name: textToSend(name),
  email: emailToSend(email),
  message: textToSend(message),
});

/** The required fields without a value, in the order of the form. */
export function missingFields(feedback: Feedback, required: RequiredFields): (keyof Feedback)[] {
  const isRequired = { name: false, email: false, ...required, message: true };
  return FIELDS.filter((field) => isRequired[field] && feedback[field] === '');
}

/**
 * Validates the form. It needs no schema library: a problem can be reported although a part of the site does not load.
 * @param required which fields must be filled in beside the message
 */
export const feedbackResolver =
  (required: RequiredFields): Resolver<Feedback, unknown, Feedback> =>
  (texts) => {
    const values = feedbackToSend(texts);
    const missing = missingFields(values, required);
    if (missing.length === 0) return { values, errors: {} };
    const error = { type: 'required', message: messages.required };
    return { values: {}, errors: Object.fromEntries(missing.map((field) => [field, error])) };
  };
