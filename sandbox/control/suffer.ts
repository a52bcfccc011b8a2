import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '#sandbox/data/database.ts';
import { takeFault } from '#sandbox/data/faults.ts';
import { type Fault, RUN_HEADER } from './fault-contract.ts';
import type { PlatformEnv } from './platform-env.ts';

/** What becomes of a call: the spoilt answer, or null where the true one goes out. */
type Effect = (c: Context<PlatformEnv>, fault: Fault) => Promise<Response | null>;

const answer =
  (body: string | ReadableStream, type = 'application/json'): Effect =>
  async (c) =>
    c.body(body, 200, { 'Content-Type': type });

const startOfBody = () =>
  new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"id":')) });

const EFFECTS: Record<Fault['kind'], Effect> = {
  async slow(_c, { seconds }) {
    await sleep(seconds * 1000);
    return null;
  },
  async lasts(c, { seconds }) {
    c.set('lastsSeconds', seconds);
    return null;
  },
  async status(c, { status, message, data, retryAfter }) {
    if (retryAfter) c.header('Retry-After', retryAfter);
    return c.json({ message, data }, status as 500);
  },
  async hang(c) {
    await once(c.env.outgoing, 'close');
    return RESPONSE_ALREADY_SENT;
  },
  async drop(c) {
    c.env.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  },
  drip: (c, fault) => answer(startOfBody())(c, fault),
  malformed: answer('{"id":"cut o'),
  html: answer('<!doctype html><title>Gateway</title><h1>Bad gateway</h1>', 'text/html'),
  empty: answer(''),
  wrongShape: answer('{"id":7,"isCreated":"yes","countries":null}'),
};

/** Lets a call suffer the fault that waits for it, if one does, before or after its work is done. */
export function suffer(database: Database, call: string): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    const fault = await takeFault(database, call, c.req.header(RUN_HEADER) ?? '');
    if (!fault?.after) {
      const spoilt = fault ? await EFFECTS[fault.kind](c, fault) : null;
      return spoilt ?? next();
    }
    await next();
    const spoilt = await EFFECTS[fault.kind](c, fault);
    if (spoilt) c.res = spoilt;
    return undefined;
  };
}
