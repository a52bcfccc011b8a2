import { password as limits } from '#src/config/limits.ts';
import { messages } from './messages.ts';

const RULES: readonly (readonly [fits: (password: string) => boolean, message: string])[] = [
  [(password) => Array.from(password).length >= limits.MIN_LENGTH, messages.passwordLength],
  [(password) => /\p{Lu}/u.test(password), messages.passwordUpperCase],
  [(password) => /\p{Ll}/u.test(password), messages.passwordLowerCase],
  [(password) => /\p{Nd}/u.test(password), messages.passwordDigit],
];

/**
 * Lists the errors of a new password, in the order of section 5. An empty password has none, because `required` rejects
 * it.
 * @param password as typed, untrimmed
 * @returns the messages of the broken rules
 */
export const listPasswordErrors = (password: string): string[] =>
  password === '' ? [] : RULES.filter(([fits]) => !fits(password)).map(([, message]) => message);
