import { isExpectedError } from './expected-errors.ts';

/** The same faults, and what a card payment says, by their words: errors of other code have no kind (section 8). */
const UNREPORTED_MESSAGES: readonly RegExp[] = [
  /\bcard (?:was |has been |is )?declined\b/i,
  /\bcard (?:has |is )?expired\b/i,
  /\bcard details (?:were |have |are )?not (?:been )?entered\b/i,
  /\bcard(?:['’]s)? security code (?:is |was )?incorrect\b/i,
  /\bcard does not support this type of purchase\b/i,
  /\baccount cannot currently make live charges\b/i,
  /^network ?error\b/i,
  /^failed to connect to api\b/i,
  // What Chromium, Firefox and Safari say when fetch finds nobody.
  /^(?:failed to fetch|load failed)$/i,
  /\bnot[ -]authori[sz]ed\b/i,
  /\bnot[ -]authenticated\b/i,
  // What browsers, extensions and web views say of themselves.
  /^script error\.?$/i,
  /^resizeobserver loop/i,
  /\bjava (?:object is gone|exception was raised)/i,
  /_autofillcallbackhandler\b/i,
  /^object not found matching id:/i,
  /non-configurable property "solana"/i,
];

function readMessage(error: unknown): string {
  const message =
    typeof error === 'string' ? error : (error as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message.trim() : '';
}

/**
 * Is this error worth a report? Not the everyday faults that section 8 lists, by kind or by message.
 * @param error anything that was thrown
 */
export function isReportable(error: unknown): boolean {
  if (isExpectedError(error)) return false;
  const message = readMessage(error);
  return !UNREPORTED_MESSAGES.some((pattern) => pattern.test(message));
}
