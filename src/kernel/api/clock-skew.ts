let skewSeconds: number | null = null;

/**
 * Records the time of the service: the `Date` of an answer (RFC 9110, section 6.6.1) if the browser may read it, or the
 * `iat` of a new token.
 * @param serverTime milliseconds since 1970; NaN is ignored
 */
export function noteServerTime(serverTime: number): void {
  if (!Number.isFinite(serverTime)) return;
  skewSeconds = Math.round((Date.now() - serverTime) / 1000);
}

/** How many seconds this device's clock is ahead of the service's. It is null when it is not known. */
export const getClockSkew = (): number | null => skewSeconds;
