/**
 * A reviver for JSON.parse that removes `__proto__`. As an own key it would become a prototype in the next
 * `Object.assign`.
 */
export function skipPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

/**
 * Parses JSON from any source.
 * @returns null when it is no JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, skipPrototype) as unknown;
  } catch {
    return null;
  }
}
