import * as z from 'zod/mini';
import { FLOW_ID } from './flow-id.ts';
import { typedTexts } from './typed-texts.ts';
import { WELCOME_FIELDS } from './welcome-fields.ts';

/** One tab's sign-up: `hc-` and what the ids of its calls begin with. */
export const FlowId = z.string().check(z.regex(FLOW_ID));

/** The `X-Request-Id` of one call (RFC 9562, version 4). */
export const RequestId = z.uuidv4();

/** The kinds of section 8, as a bundle names them. */
const Kind = z.enum([
  'base',
  'client',
  'notAuthenticated',
  'notAuthorized',
  'notFound',
  'exists',
  'validation',
  'server',
  'serviceUnavailable',
  'timeout',
  'network',
  'response',
  'noProfile',
  'pendingProfile',
  'noOrganisationFound',
]);

const Status = z.int().check(z.gte(-1), z.lte(599));

/** The User Timing mark of a finished call; its detail is the record of the call. */
export const CALL_MARK = 'hc:call';

/** What is known of a finished call. */
export const CallRecord = z.strictObject({
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
  /** The path with its placeholders, never with values; of a third party only the origin. */
  path: z.string().check(z.regex(/^(\/[\w/{}-]*|https?:\/\/[\w.:[\]-]+)$/)),
  /** The HTTP status, -1 for no answer, 0 when there is none to tell. */
  status: Status,
  /** From the first try to the end of the last, in milliseconds. */
  ms: z.int().check(z.nonnegative()),
  tries: z.int().check(z.positive()),
  id: RequestId,
  /** The kind of error that it ended with. */
  kind: z.optional(Kind),
});
export type CallRecord = z.infer<typeof CallRecord>;

/** A path of the site; of an address that the site does not have nothing is told. */
const Route = z.enum(['/', '/welcome', '/info', '/oAuthCallback', '/err', '/__ui', 'other']);
export type Route = z.infer<typeof Route>;

/** What a visitor entered, as far as it may be told: how long it is, and whether it is plain ASCII. */
const Shape = z.strictObject({ length: z.int().check(z.nonnegative()), ascii: z.boolean() });
export type Shape = z.infer<typeof Shape>;

const time = z.iso.datetime();
const size = z.int().check(z.nonnegative());
export const BROWSER_TEXT_LENGTH = 300;
/** The browser's own words about itself; an extension that lengthens them does not lengthen the bundle. */
const browserText = z.string().check(z.maxLength(BROWSER_TEXT_LENGTH));

/**
 * What "Copy details" copies, what goes along with a feedback, and what `npm run reproduce` reads: how a tab came to an error, without anything of the
 * visitor in it. Each text is of a closed set or a pattern that no answer, token, `code` or `state` fits.
 */
export const SupportBundle = z.strictObject({
  bundle: z.literal('huddle-signup'),
  version: z.literal(1),
  at: time,
  /** What the visitor saw: the id of the call that failed, else the flow. */
  reference: z.union([RequestId, FlowId]),
  flow: FlowId,
  build: z.strictObject({ version: z.string(), commit: z.string() }),
  environment: z.enum(['production', 'staging', 'test', 'local']),
  apiVersion: z.string(),
  route: Route,
  previousRoute: z.nullable(Route),
  /** The step of the wizard that had been reached; null before it. */
  step: z.nullable(z.literal([1, 2, 3])),
  /** An account was being waited for. */
  isWaiting: z.boolean(),
  /** The answers of Welcome, once they were sent. */
  entered: z.nullable(z.strictObject(typedTexts(WELCOME_FIELDS, () => Shape))),
  calls: z.array(CallRecord).check(z.maxLength(10)),
  errors: z.array(
    z.strictObject({
      kind: Kind,
      status: z.nullable(Status),
      at: time,
      reference: z.nullable(RequestId),
    }),
  ),
  storage: z.strictObject({ local: z.boolean(), session: z.boolean(), cookies: z.boolean() }),
  /** How far the device's clock is ahead of the service's; null when nothing has told. */
  clockSkewSeconds: z.nullable(z.int()),
  browser: z.strictObject({
    userAgent: browserText,
    language: browserText,
    timeZone: browserText,
    width: size,
    height: size,
    online: z.boolean(),
  }),
  /** How the page is shown; builds before this one did not tell. */
  display: z.optional(
    z.strictObject({
      screenWidth: size,
      screenHeight: size,
      /** Device pixels for one of CSS; a zoomed page has more. */
      pixelRatio: z.number().check(z.positive()),
      /** The size of text that the browser is set to: usually 16. */
      textSizePx: size,
      colorScheme: z.enum(['light', 'dark']),
      reducedMotion: z.boolean(),
      moreContrast: z.boolean(),
      forcedColors: z.boolean(),
      /** The main pointer is a finger. */
      touch: z.boolean(),
    }),
  ),
});
export type SupportBundle = z.infer<typeof SupportBundle>;
