import { email as limits } from '#src/config/limits.ts';

const LOCAL_PART_MAX_LENGTH = 64;
const UNFIT_CHARACTER = /[\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

const hasSoundDots = (text: string) => !/^\.|\.\.|\.$/.test(text);

/**
 * Is this an address that mail can be sent to? Practical rather than complete (section 5): letters of any script,
 * a dot inside the domain, no quoted names, no address literals, at most 254 characters (RFC 5321).
 * @param address a trimmed text
 */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const labels = address.slice(at + 1).split('.');
  return (
    at > 0 &&
    address.length <= limits.MAX_LENGTH &&
    local.length <= LOCAL_PART_MAX_LENGTH &&
    hasSoundDots(local) &&
    !UNFIT_CHARACTER.test(local) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    /^(?:\p{L}[\p{L}\p{M}]+|xn--[\w-]+)$/iu.test(labels.at(-1) ?? '')
  );
}
