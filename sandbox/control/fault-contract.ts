import * as z from 'zod/mini';
import { endpoints } from '#src/contracts/endpoints.ts';

/**
 * The header by which a test says whose run a request belongs to, so that tests beside each other do
 * not meet each other's faults (Playwright: `extraHTTPHeaders`).
 */
export const RUN_HEADER = 'X-Sandbox-Run';

const CALLS = [...Object.keys(endpoints), 'ip'] as const;

/**
 * "The next `times` calls to `call` get the fault `kind`": in one run, or for everybody (`''`).
 * With `after` the work is done first and only its answer is spoilt.
 */
export const Fault = z.object({
  call: z.enum(CALLS),
  run: z._default(z.string(), ''),
  times: z._default(z.int().check(z.gte(1)), 1),
  after: z._default(z.boolean(), false),
  /** How long the call waits before that, in seconds. */
  wait: z._default(z.number().check(z.gte(0), z.lte(3600)), 0),
  kind: z.enum([
    'status', // `status`, `message`, `data`, `retryAfter`
    'slow', // answered `seconds` later
    'lasts', // the tokens live, or the creation takes, `seconds`
    'hang', // no answer
    'drip', // headers and half a body, then nothing
    'drop', // the connection breaks
    'malformed', // JSON that is cut off
    'html', // a page with 200
    'empty', // no body with 200
    'wrongShape', // JSON that is no such answer
  ]),
  status: z._default(z.int().check(z.gte(400), z.lte(599)), 503),
  message: z._default(z.string(), 'A fault was asked for'),
  data: z.optional(z.unknown()),
  retryAfter: z.optional(z.string()),
  seconds: z._default(z.number().check(z.gte(0), z.lte(3600)), 1),
});
export type Fault = z.infer<typeof Fault>;
export type FaultRequest = z.input<typeof Fault>;
