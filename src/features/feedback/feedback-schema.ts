import { emailToSend } from '#src/kernel/text/email-address.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';

/** What the feedback form asks for, as it is sent (specification, section 3). */
export type Feedback = { readonly name: string; readonly email: string; readonly message: string };

/** Which fields must be filled in beside the message (section 5). */
export type RequiredFields = { readonly name?: boolean; readonly email?: boolean };

export const feedbackLabels: Readonly<Record<keyof Feedback, string>> = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
};

const FIELDS = ['name', 'email', 'message'] as const;

/** What was typed in a form whose controls are named as the fields, as it was typed. */
export function textsOf(form: HTMLFormElement): Feedback {
  const entries = new FormData(form);
  const textIn = (field: keyof Feedback): string => {
    const value = entries.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { name: textIn('name'), email: textIn('email'), message: textIn('message') };
}

/** What was entered in such a form, as it is sent. */
export function readFeedback(form: HTMLFormElement): Feedback {
  const { name, email, message } = textsOf(form);
  return { name: textToSend(name), email: emailToSend(email), message: textToSend(message) };
}

/** The required fields without a value, in the order of the form. */
export function missingFields(feedback: Feedback, required: RequiredFields): (keyof Feedback)[] {
  const isRequired = { name: false, email: false, ...required, message: true };
  return FIELDS.filter((field) => isRequired[field] && feedback[field] === '');
}
