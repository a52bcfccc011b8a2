import { comparableText } from '#src/kernel/text/same-text.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';

/** The domains that most visitors' addresses end in; a domain one slip away from one of them is worth a question. */
const COMMON_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'outlook.co.nz',
  'hotmail.com',
  'hotmail.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.co.nz',
  'yahoo.com.au',
  'icloud.com',
  'live.com',
  'xtra.co.nz',
  'bigpond.com',
  'btinternet.com',
];

/** Real providers that happen to be one slip away from a common one. */
const NO_SLIPS = ['mail.com', 'ymail.com', 'email.com', 'life.com', 'love.com', 'hotmail.co'];

/**
 * The address that was probably meant, when its domain is one slip (a letter too many, too few, wrong or swapped)
 * away from a common one. A hint only, it never blocks (conventions, row 18).
 * @param address what was typed
 * @returns the whole address with the domain corrected, or null
 */
export function suggestEmail(address: string): string | null {
  const at = address.lastIndexOf('@');
  const domain = comparableText(address.slice(at + 1));
  if (at < 1 || COMMON_DOMAINS.includes(domain) || NO_SLIPS.includes(domain)) return null;
  const meant = COMMON_DOMAINS.find((common) => isOneSlipAway(domain, common));
  return meant ? `${textToSend(address.slice(0, at + 1))}${meant}` : null;
}

function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const tails = (a: number, b: number) => typed.slice(start + a) === meant.slice(start + b);
  const swapped =
    typed[start] === meant[start + 1] && typed[start + 1] === meant[start] && tails(2, 2);
  return tails(1, 1) || tails(1, 0) || tails(0, 1) || swapped;
}
