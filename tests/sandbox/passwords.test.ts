import { describe, expect, it } from 'vitest';
import { PASSWORD_COST, hashPassword, verifyPassword } from '#sandbox/identity/passwords.ts';

const CHEAP = 1;

describe('the hash of a password', () => {
  it('fits its password and no other', async () => {
    const hash = await hashPassword('Kereru-2026', CHEAP);
    expect(await verifyPassword('Kereru-2026', hash, CHEAP)).toBe(true);
    expect(await verifyPassword('Kereru-2027', hash, CHEAP)).toBe(false);
  });

  it('stays good when the cost of new ones changes', async () => {
    const hash = await hashPassword('Kereru-2026', CHEAP);
    expect(await verifyPassword('Kereru-2026', hash, PASSWORD_COST)).toBe(true);
  });

  it('without a cost, as earlier versions stored it, has the usual one', async () => {
    const hash = (await hashPassword('Kereru-2026', PASSWORD_COST)).replace(/\.15$/, '');
    expect(await verifyPassword('Kereru-2026', hash, CHEAP)).toBe(true);
  });

  it('is none for an unknown account, which no password fits', async () => {
    expect(await verifyPassword('Kereru-2026', undefined, CHEAP)).toBe(false);
  });
});
