import { toComparableText } from './same-text.ts';
import { textToSend } from './text-to-send.ts';

/** Characters that end the host of a URL, or that are decoded in it. */
const NOT_IN_HOST = /[\s/?#@:\\%[\]]/;
const NUMERIC_END = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

/**
 * Converts a domain to its ASCII form ("domain to ASCII" of the URL standard, in every engine).
 * @param domain the typed domain, in any script
 * @returns null for a text that is no domain, and for IP addresses
 */
export function toAsciiDomain(domain: string): string | null {
  if (domain === '' || NOT_IN_HOST.test(domain)) return null;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return hostname === '' || NUMERIC_END.test(hostname) ? null : hostname;
  } catch {
    return null;
  }
}

function splitAddress(address: string): { readonly local: string; readonly domain: string } | null {
  const at = address.lastIndexOf('@');
  return at < 1 ? null : { local: address.slice(0, at), domain: address.slice(at + 1) };
}

/**
 * Converts an e-mail address to the form that is sent: the domain in ASCII, the local part unchanged. An address
 * without a domain is only trimmed.
 * @param address the typed address
 */
export function emailToSend(address: string): string {
  const trimmed = textToSend(address);
  const parts = splitAddress(trimmed);
  const domain = parts && toAsciiDomain(parts.domain);
  return parts && domain !== null ? `${parts.local}@${domain}` : trimmed;
}

/**
 * Converts an address to a key for comparison. `straße.example` is not `strasse.example`.
 * @param address the typed address, or the form that is sent
 */
export function toComparableEmail(address: string): string {
  const parts = splitAddress(emailToSend(address));
  return parts && toAsciiDomain(parts.domain) !== null
    ? `${toComparableText(parts.local)}@${parts.domain}`
    : toComparableText(address);
}

/** Whether two addresses are the same. An address without visible characters equals no other. */
export function isSameEmail(one: string, other: string): boolean {
  const key = toComparableEmail(one);
  return key !== '' && key === toComparableEmail(other);
}
