const formatHex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A browser without `crypto` gets an id too, because an id is no secret. */
function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    return bytes.map(() => Math.floor(Math.random() * 256));
  }
}

/**
 * Creates a random UUID (RFC 9562, version 4) to trace a call or an attempt. `crypto.randomUUID` does not exist on
 * plain http pages.
 */
export function createId(): string {
  const bytes = randomBytes();
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return Array.from(bytes, formatHex)
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
