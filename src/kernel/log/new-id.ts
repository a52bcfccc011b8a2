const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/**
 * A fresh random UUID (RFC 9562, version 4), by which a call or an attempt is traced.
 * `crypto.randomUUID` would do the same, but is missing on plain http pages.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return Array.from(bytes, hex)
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
