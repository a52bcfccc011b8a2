import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '#sandbox/data/database.ts';
import { takeFault } from '#sandbox/data/faults.ts';
import { chosenScenario } from '#sandbox/data/scenario-choices.ts';
import { findScenario, scenarioOfEmail } from '#sandbox/scenarios.ts';
import { type CallerSources, callerOf } from './caller.ts';
import { Fault, RUN_HEADER } from './fault-contract.ts';
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

type SufferOptions = CallerSources & { database: Database; url: string };

/** What the scenario of this run, or of the caller's e-mail, has in store for a call. */
async function faultOfScenario(
  c: Context<PlatformEnv>,
  call: string,
  { database, url, ...sources }: SufferOptions,
): Promise<Fault | undefined> {
  const email = await callerOf(c, call, sources);
  const chosen = await chosenScenario(database, c.req.header(RUN_HEADER) ?? '');
  const scenario = findScenario(chosen ?? '') ?? scenarioOfEmail(email);
  const fault = scenario?.faults.find((one) => one.call === call);
  if (!fault) return undefined;
  const values: Record<string, string> = { '"{email}"': JSON.stringify(email), '{url}': url };
  const text = JSON.stringify(fault).replaceAll(/"\{email\}"|\{url\}/g, (name) => values[name]!);
  return Fault.parse(JSON.parse(text));
}

/**
 * Lets a call suffer the fault that waits for it, else what a scenario has in store, before or after its work is
 * done.
 */
export function suffer(call: string, options: SufferOptions): MiddlewareHandler<PlatformEnv> {
  const { database } = options;
  return async (c, next) => {
    const waiting = await takeFault(database, call, c.req.header(RUN_HEADER) ?? '');
    const fault = waiting ?? (await faultOfScenario(c, call, options));
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
