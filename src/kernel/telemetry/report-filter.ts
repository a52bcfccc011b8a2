import { isExpectedError } from './expected-errors.ts';

/**
 * The expected errors and the errors of card payments by their messages, because errors of other code have no kind
 * (section 8).
 */
const UNREPORTED_MESSAGES: readonly RegExp[] = [
  /\bcard (?:was |has been |is )?declined\b/i,
  /\bcard (?:has |is )?expired\b/i,
  /\bcard details (?:were |have |are )?not (?:been )?entered\b/i,
  /\bcard(?:['’]s)? security code (?:is |was )?incorrect\b/i,
  /\bcard does not support this type of purchase\b/i,
  /\baccount cannot currently make live charges\b/i,
  /^network ?error\b/i,
  /^failed to connect to api\b/i,
  // The messages of Chromium, Firefox and Safari for a failed fetch.
  /^(?:failed to fetch|load failed)$/i,
  /\bnot[ -]authori[sz]ed\b/i,
  /\bnot[ -]authenticated\b/i,
  // Messages of browsers, extensions and web views.
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
 * Whether an error is reported. The expected errors of section 8 are not, by kind or by message.
 * @param error any thrown value
 */
export function isReportable(error: unknown): boolean {
  if (isExpectedError(error)) return false;
  const message = readMessage(error);
  return !UNREPORTED_MESSAGES.some((pattern) => pattern.test(message));
}
