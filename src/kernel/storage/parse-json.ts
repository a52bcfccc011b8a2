/**
 * A reviver for JSON.parse that leaves out `__proto__`: kept as an own key, it would become a prototype in the first
 * `Object.assign` it meets.
 */
export function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

/** Parses JSON that others wrote; null when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, withoutPrototype) as unknown;
  } catch {
    return null;
  }
}
