import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '#sandbox/data/database.ts';
import { takeFault } from '#sandbox/data/faults.ts';
import { findChosenScenario } from '#sandbox/data/scenario-choices.ts';
import { findScenario, findScenarioByEmail } from '#sandbox/scenarios.ts';
import { type CallerSources, findCaller } from './caller.ts';
import { Fault, type FaultRequest, RUN_HEADER } from './fault-contract.ts';
import type { PlatformEnv } from './platform-env.ts';

/** What becomes of a call: the spoilt answer, or null where the true one goes out. */
type Effect = (c: Context<PlatformEnv>, fault: Fault) => Promise<Response | null>;

const answerWith =
  (body: string | ReadableStream, type = 'application/json'): Effect =>
  async (c) =>
    c.body(body, 200, { 'Content-Type': type });

const streamBodyStart = () =>
  new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"id":')) });

function dropConnection(c: Context<PlatformEnv>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

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
  drop: async (c) => dropConnection(c),
  drip: (c, fault) => answerWith(streamBodyStart())(c, fault),
  malformed: answerWith('{"id":"cut o'),
  html: answerWith('<!doctype html><title>Gateway</title><h1>Bad gateway</h1>', 'text/html'),
  empty: answerWith(''),
  wrongShape: answerWith('{"id":7,"isCreated":"yes","countries":null}'),
};

type FaultOptions = CallerSources & { database: Database; url: string };

/** Puts in what a fault that was written down beforehand could not know. */
function fillIn(fault: FaultRequest, email: string, url: string): Fault {
  const values: Record<string, string> = { '"{email}"': JSON.stringify(email), '{url}': url };
  const text = JSON.stringify(fault).replaceAll(/"\{email\}"|\{url\}/g, (name) => values[name]!);
  return Fault.parse(JSON.parse(text));
}

/** The fault that waits for a call, else the one that the scenario of this run or of the caller's e-mail has in store. */
async function findFault(
  c: Context<PlatformEnv>,
  call: string,
  { database, url, ...sources }: FaultOptions,
): Promise<Fault | undefined> {
  const run = c.req.header(RUN_HEADER) ?? '';
  const email = await findCaller(c, call, sources);
  const waiting = await takeFault(database, call, run);
  if (waiting) return fillIn(waiting, email, url);
  const chosen = await findChosenScenario(database, run);
  const scenario = findScenario(chosen ?? '') ?? findScenarioByEmail(email);
  const fault = scenario?.faults.find((one) => one.call === call);
  return fault && fillIn(fault, email, url);
}

/** A browser repeats a call by itself when a kept connection breaks under it (RFC 9110, 9.2.2): that is no second call. */
const REPEATED_WITHIN_MS = 2000;

/** The calls whose connection broke, with the time. */
const broken = new Map<string, number>();

/** Names a call, not its repetitions. The look-up by IP has no request id. */
function nameCall(c: Context<PlatformEnv>, call: string): string | null {
  const id = c.req.header('X-Request-Id') ?? (call === 'ip' ? c.req.header('User-Agent') : null);
  return id ? `${call} ${id}` : null;
}

function isRepeated(name: string | null): boolean {
  for (const [one, at] of broken) if (Date.now() - at > REPEATED_WITHIN_MS) broken.delete(one);
  return name !== null && broken.has(name);
}

/** Applies the fault of a call, if there is one, before or after its work is done. */
export function applyFaults(call: string, options: FaultOptions): MiddlewareHandler<PlatformEnv> {
  return async (c, next) => {
    const name = nameCall(c, call);
    if (isRepeated(name)) return dropConnection(c);
    const fault = await findFault(c, call, options);
    if (name !== null && fault?.kind === 'drop') broken.set(name, Date.now());
    if (fault?.wait) await sleep(fault.wait * 1000);
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
