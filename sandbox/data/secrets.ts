import { randomBytes } from 'node:crypto';
import { type JWK, exportJWK, generateKeyPair } from 'jose';
import type { Database } from './database.ts';

export type Secrets = { signingKey: JWK; cookieKeys: string[] };

async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signingKey = {
    ...(await exportJWK(privateKey)),
    kid: randomBytes(8).toString('hex'),
    alg: 'RS256',
    use: 'sig',
  };
  return { signingKey, cookieKeys: [randomBytes(32).toString('base64url')] };
}

/**
 * The provider's keys, made once a database: a restart signs nobody out, and every process that shares
 * the database signs and verifies with the same ones.
 */
export async function loadSecrets(database: Database): Promise<Secrets> {
  const readStored = () =>
    database
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', 'provider')
      .executeTakeFirst();
  if (!(await readStored()))
    await database
      .insertInto('secrets')
      .values({ name: 'provider', value: JSON.stringify(await makeSecrets()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return (await readStored())?.value as Secrets;
}
