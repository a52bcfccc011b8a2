let skewSeconds: number | null = null;

/**
 * Notes what time it is for the service: the `Date` of an answer (RFC 9110, section 6.6.1) where the browser lets us
 * read it, or the `iat` of a token that has just been issued.
 * @param serverTime milliseconds since 1970; what is no number is passed over
 */
export function noteServerTime(serverTime: number): void {
  if (!Number.isFinite(serverTime)) return;
  skewSeconds = Math.round((Date.now() - serverTime) / 1000);
}

/** How far this device's clock is ahead of the service's, in seconds; null when nothing has told. */
export const clockSkew = (): number | null => skewSeconds;
