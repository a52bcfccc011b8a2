import { HOME_PATH, paths } from '#src/config/paths.ts';

/** Browsers drop tabs and line breaks from an address, and read a backslash as a slash. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]|\/\//;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\\';
  }
}

const isCallback = (path: string): boolean =>
  path.split(/[?#]/, 1)[0]!.replace(/\/$/, '').toLowerCase() === paths.callback.path.toLowerCase();

/**
 * The path to return to after sign-in, when it stays on this site (decisions, "Sign-in"; RFC 9700, section 4.11.1):
 * one leading slash, no scheme, no `//`, no backslash, neither as written nor percent-decoded.
 * The callback itself is no place to return to: it would only find its login used up.
 * @param raw what was stored, by whomever
 * @returns the path as it was written, or home
 */
export function safeReturnPath(raw: string): string {
  const decoded = decode(raw);
  const isSafe = raw.startsWith('/') && !UNSAFE.test(raw) && !UNSAFE.test(decoded);
  return isSafe && !isCallback(decoded) ? raw : HOME_PATH;
}
