import { HOME_PATH, paths } from '#src/config/paths.ts';

/** Browsers remove tabs and line breaks from an address, and read a backslash as a slash. */
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
 * Validates the path to return to after sign-in (decisions, "Sign-in"; RFC 9700, section 4.11.1). It must have one
 * leading slash, no scheme, no `//` and no backslash, both as written and percent-decoded. The callback is not allowed,
 * because its login has been used.
 * @param raw the stored path
 * @returns the path unchanged, or home
 */
export function toSafeReturnPath(raw: string): string {
  const decoded = decode(raw);
  const isSafe = raw.startsWith('/') && !UNSAFE.test(raw) && !UNSAFE.test(decoded);
  return isSafe && !isCallback(decoded) ? raw : HOME_PATH;
}
