import type { Context } from 'hono';
import { endpoints } from '#src/contracts/endpoints.ts';
import type { Account } from '#sandbox/data/accounts.ts';
import type { PlatformEnv } from './platform-env.ts';

/** How the e-mail of whoever makes a call is found, where the call does not say it itself. */
export type CallerSources = {
  readBearer: (authorization: string | undefined) => Promise<Account>;
  findEmailByCode: (code: string) => Promise<string>;
};

/** Names an e-mail in the bodies of these calls, or the code of an account that has one. */
type Body = { email?: unknown; code?: unknown } | null;

/**
 * The e-mail of whoever makes a call, as far as it can be known: from its body, its code or its token.
 * @returns '' when nothing tells
 */
export async function findCaller(
  c: Context<PlatformEnv>,
  call: string,
  { readBearer, findEmailByCode }: CallerSources,
): Promise<string> {
  const endpoint = call in endpoints ? endpoints[call as keyof typeof endpoints] : undefined;
  try {
    if (endpoint?.authenticated) return (await readBearer(c.req.header('Authorization'))).email;
    if (!endpoint || !('request' in endpoint)) return '';
    const body: Body = await c.req.json();
    return call === 'exchangeToken'
      ? await findEmailByCode(String(body?.code))
      : String(body?.email);
  } catch {
    return '';
  }
}
