import { email as limits } from '#src/config/limits.ts';
import { toAsciiDomain } from '#src/kernel/text/email-address.ts';
import { holdsInvisible } from '#src/kernel/text/invisible.ts';

const LOCAL_PART_MAX_LENGTH = 64;
const UNFIT_CHARACTER = /[@,;:<>()[\]\\"]/;
/** The dots of a domain (Unicode, UTS 46). Chinese and Japanese keyboards type the other ones. */
const DOT = /[.。．｡]/;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

const hasSoundDots = (text: string) => !/^\.|\.\.|\.$/.test(text);

/**
 * Whether mail can be sent to this address. The check is practical, not complete (section 5): letters of any script, a
 * dot inside the domain, no quoted names, no IP addresses, nothing invisible, at most 254 characters (RFC 5321), also
 * in the form that is sent.
 * @param address a text from `textToSend`
 */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = toAsciiDomain(address.slice(at + 1));
  const labels = address.slice(at + 1).split(DOT);
  return (
    at > 0 &&
    domain !== null &&
    Math.max(address.length, at + 1 + domain.length) <= limits.MAX_LENGTH &&
    !holdsInvisible(address) &&
    local.length <= LOCAL_PART_MAX_LENGTH &&
    hasSoundDots(local) &&
    !UNFIT_CHARACTER.test(local) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    /^(?:\p{L}[\p{L}\p{M}]+|xn--[\w-]+)$/iu.test(labels.at(-1) ?? '')
  );
}
