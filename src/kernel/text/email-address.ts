import { comparableText } from './same-text.ts';
import { textToSend } from './text-to-send.ts';

/** What would end the host of a URL, or be decoded in it. */
const NOT_IN_HOST = /[\s/?#@:\\%[\]]/;
const NUMERIC_END = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

/**
 * The ASCII form of a domain, as the URL standard's "domain to ASCII" has it in every engine.
 * @param domain as it was typed, in any script
 * @returns null for what is no domain, addresses of numbers included
 */
export function asciiDomain(domain: string): string | null {
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
 * An e-mail address as it is sent: the domain in its ASCII form, the part before it as it was typed. What has no
 * domain is only trimmed.
 * @param address as it was typed
 */
export function emailToSend(address: string): string {
  const trimmed = textToSend(address);
  const parts = splitAddress(trimmed);
  const domain = parts && asciiDomain(parts.domain);
  return parts && domain !== null ? `${parts.local}@${domain}` : trimmed;
}

/**
 * What is equal for two ways of writing one address: `straße.example` is not `strasse.example`.
 * @param address as it was typed, or in the form that is sent
 */
export function comparableEmail(address: string): string {
  const parts = splitAddress(emailToSend(address));
  return parts && asciiDomain(parts.domain) !== null
    ? `${comparableText(parts.local)}@${parts.domain}`
    : comparableText(address);
}

/** Are two addresses the same? One that shows nothing is the same as none. */
export function isSameEmail(one: string, other: string): boolean {
  const key = comparableEmail(one);
  return key !== '' && key === comparableEmail(other);
}
