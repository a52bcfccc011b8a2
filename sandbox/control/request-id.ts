import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { PlatformEnv } from './platform-env.ts';

/** What may stand in a log line and in a header as it came: the site's UUID and other systems' ids. */
const ACCEPTED = /^[\w.=-]{1,128}$/;

/** Each answer carries the `X-Request-Id` of its request, or a new one, and the log tells it. */
export const assignRequestId: MiddlewareHandler<PlatformEnv> = async (c, next) => {
  const given = c.req.header('X-Request-Id') ?? '';
  const id = ACCEPTED.test(given) ? given : randomUUID();
  c.set('requestId', id);
  c.header('X-Request-Id', id);
  await next();
};
