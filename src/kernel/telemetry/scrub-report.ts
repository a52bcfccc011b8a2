/** The names of secrets and personal data, in addresses and in data. */
const SECRET_NAMES =
  'code|state|verifier|code_verifier|code_challenge|access_?token|id_?token|refresh_?token|token|authorization|login_hint|email|username|phone|password';

const REMOVED = '[removed]';

const secretName = new RegExp(`^(?:${SECRET_NAMES})$`, 'i');

/** Each pattern with its replacement. Quantifiers are bounded, so that a long text is fast. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`([?&#](?:${SECRET_NAMES})=)[^&#\\s"'<>]*`, 'gi'), `$1${REMOVED}`],
  [new RegExp(`("(?:${SECRET_NAMES})"\\s*:\\s*)"[^"]*"`, 'gi'), `$1"${REMOVED}"`],
  [/\bbearer\s+[\w.~+/=-]+/gi, `Bearer ${REMOVED}`],
  // A signed token (RFC 7519) starts with the base64url of an opening brace.
  [/\bey[\w-]{8,}\.[\w-]+\.[\w-]*/g, REMOVED],
  // By its length a verifier or a state; a trace id of the same length is lower-case hexadecimal.
  [/\b(?![0-9a-f]{32}\b)(?:[A-Za-z0-9]{128}|[A-Za-z0-9]{32})\b/g, REMOVED],
  [
    /[\p{L}\p{N}.!#$&'*+^_`{|}~-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/giu,
    '[e-mail]',
  ],
  [
    /(?<![\p{L}\p{N}_-])(?:\+|%2B)?\(?\p{Nd}(?:[ \u00a0().-]{0,2}\p{Nd}){6,16}(?![\p{L}\p{N}_-])/giu,
    '[phone]',
  ],
];

/** Identifiers that a report needs unchanged. They cannot contain text of a visitor. */
const KEPT_KEYS: ReadonlySet<string> = new Set([
  'event_id',
  'trace_id',
  'span_id',
  'parent_span_id',
  'release',
]);

/** Removes codes, states, tokens, e-mail addresses and phone numbers from a text (RFC 9700, sections 4.2 and 4.3). */
export function scrubText(text: string): string {
  return REPLACEMENTS.reduce((rest, [pattern, standIn]) => rest.replace(pattern, standIn), text);
}

function scrubEntry([key, value]: [string, unknown]): [string, unknown] {
  if (KEPT_KEYS.has(key)) return [key, value];
  if (secretName.test(key) && typeof value === 'string') return [key, REMOVED];
  return [key, scrub(value)];
}

/**
 * Copies plain data and scrubs all its texts.
 * @param value data without cycles, as the reporting client has it before sending
 */
export function scrub<T>(value: T): T {
  if (typeof value === 'string') return scrubText(value) as T;
  if (Array.isArray(value)) return value.map(scrub) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(scrubEntry)) as T;
}
