import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createChallenge,
  createState,
  createVerifier,
  createRandomText,
} from '#src/kernel/auth/pkce.ts';
import { AppError } from '#src/kernel/errors/app-error.ts';

/** The browser's random bytes, replaced by these, call by call; the last row is repeated. */
function drawBytes(...rows: number[][]): { asked: number[] } {
  const asked: number[] = [];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = array as Uint8Array;
    const row = rows.length > 1 ? rows.shift()! : rows[0]!;
    bytes.set(row.slice(0, bytes.length));
    asked.push(bytes.length);
    return array;
  });
  return { asked };
}

afterEach(() => vi.unstubAllGlobals());

describe('the random values of a login', () => {
  it('are a verifier of 128 and a state of 32 letters and digits [A01, S9.7]', () => {
    expect(createVerifier()).toMatch(/^[A-Za-z0-9]{128}$/);
    expect(createState()).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  it('do not repeat in a thousand logins [A01]', () => {
    const values = Array.from({ length: 1000 }, () => [createVerifier(), createState()]).flat();
    expect(new Set(values).size).toBe(2000);
  });

  it('map the bytes 0 to 61 to the 62 letters and digits', () => {
    drawBytes(Array.from({ length: 62 }, (_, byte) => byte));
    expect(createRandomText(62)).toBe(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
    );
  });

  it('skip a byte that would make the first letters more likely', () => {
    const { asked } = drawBytes([248, 255, 0, 247], [1, 62]);
    expect(createRandomText(4)).toBe('A9BA');
    expect(asked).toEqual([4, 2]);
  });

  it('use all 62 characters about equally often', () => {
    const counts = new Map<string, number>();
    for (const character of createRandomText(62_000)) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(counts.size).toBe(62);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });
});

describe('the challenge of a verifier', () => {
  it('is the one of RFC 7636, appendix B [A01]', async () => {
    expect(await createChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('is 43 characters of base64url without padding, for any verifier', async () => {
    const challenges = await Promise.all(
      Array.from({ length: 200 }, () => createChallenge(createVerifier())),
    );
    for (const challenge of challenges) expect(challenge).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(challenges.join('')).toMatch(/-/);
    expect(challenges.join('')).toMatch(/_/);
  });

  it('fails with a readable message when the browser cannot hash [A16]', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const error = await createChallenge(createVerifier()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toHaveProperty(
      'message',
      'Signing in needs a secure (https) page and an up-to-date browser. Open this site in one, then try again.',
    );
  });
});
