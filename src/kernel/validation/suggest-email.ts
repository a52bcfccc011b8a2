import { toComparableText } from '#src/kernel/text/same-text.ts';
import { textToSend } from '#src/kernel/text/text-to-send.ts';

/** The most common domains. A domain with one typing error in one of them gets a suggestion. */
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

/** Real providers whose domain differs from a common one in one letter. */
const NO_SLIPS = ['mail.com', 'ymail.com', 'email.com', 'life.com', 'love.com', 'hotmail.co'];

/**
 * Suggests an address when the domain has one typing error (a letter too many, missing, wrong or swapped) in a common
 * one. It is only a hint and never blocks (conventions, row 18).
 * @param address the typed address
 * @returns the whole address with the corrected domain, or null
 */
export function suggestEmail(address: string): string | null {
  const at = address.lastIndexOf('@');
  const domain = toComparableText(address.slice(at + 1));
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
