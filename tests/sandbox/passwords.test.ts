import { describe, expect, it } from 'vitest';
import { PASSWORD_COST, hashPassword, verifyPassword } from '#sandbox/identity/passwords.ts';

const CHEAP = 1;

describe('the hash of a password', () => {
  it('matches only its password', async () => {
    const hash = await hashPassword('Kereru-2026', CHEAP);
    expect(await verifyPassword('Kereru-2026', hash, CHEAP)).toBe(true);
    expect(await verifyPassword('Kereru-2027', hash, CHEAP)).toBe(false);
  });

  it('stays valid when the cost of new hashes changes', async () => {
    const hash = await hashPassword('Kereru-2026', CHEAP);
    expect(await verifyPassword('Kereru-2026', hash, PASSWORD_COST)).toBe(true);
  });

  it('has the usual cost when it has none, as in earlier versions', async () => {
    const hash = (await hashPassword('Kereru-2026', PASSWORD_COST)).replace(/\.15$/, '');
    expect(await verifyPassword('Kereru-2026', hash, CHEAP)).toBe(true);
  });

  it('matches no password for an unknown account', async () => {
    expect(await verifyPassword('Kereru-2026', undefined, CHEAP)).toBe(false);
  });
});
