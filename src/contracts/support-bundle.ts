import * as z from 'zod/mini';
import { FLOW_ID } from './flow-id.ts';
import { makeTypedTexts } from './typed-texts.ts';
import { WELCOME_FIELDS } from './welcome-fields.ts';

/** The id of one tab's sign-up: `hc-` and the first two groups of all its call ids. */
export const FlowId = z.string().check(z.regex(FLOW_ID));

/** The `X-Request-Id` of one call (RFC 9562, version 4). */
export const RequestId = z.uuidv4();

/** The error kinds of section 8. */
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

/** The User Timing mark of a finished call. Its detail is the record of the call. */
export const CALL_MARK = 'hc:call';

/** The record of a finished call. */
export const CallRecord = z.strictObject({
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
  /** The path with its placeholders, never with values. For a third party it is only the origin. */
  path: z.string().check(z.regex(/^(\/[\w/{}-]*|https?:\/\/[\w.:[\]-]+)$/)),
  /** The HTTP status, -1 without an answer, 0 when it is not known. */
  status: Status,
  /** From the start of the first try to the end of the last, in milliseconds. */
  ms: z.int().check(z.nonnegative()),
  tries: z.int().check(z.positive()),
  id: RequestId,
  /** The kind of the error, if the call failed. */
  kind: z.optional(Kind),
});
export type CallRecord = z.infer<typeof CallRecord>;

/** A path of the site, or `other` for any other path. */
const Route = z.enum(['/', '/welcome', '/info', '/oAuthCallback', '/err', '/__ui', 'other']);
export type Route = z.infer<typeof Route>;

/** The shape of a text that the visitor entered: its length, and whether it is plain ASCII. */
const Shape = z.strictObject({ length: z.int().check(z.nonnegative()), ascii: z.boolean() });
export type Shape = z.infer<typeof Shape>;

const time = z.iso.datetime();
const size = z.int().check(z.nonnegative());
export const BROWSER_TEXT_LENGTH = 300;
/** A text from the browser. The limit holds even when an extension makes it longer. */
const browserText = z.string().check(z.maxLength(BROWSER_TEXT_LENGTH));

/** What the browser tells about itself and its window. */
export const BrowserFacts = z.strictObject({
  userAgent: browserText,
  language: browserText,
  timeZone: browserText,
  width: size,
  height: size,
  online: z.boolean(),
});

/** How the page is shown. */
export const DisplayFacts = z.strictObject({
  screenWidth: size,
  screenHeight: size,
  /** Device pixels per CSS pixel. Zoom increases it. */
  pixelRatio: z.number().check(z.positive()),
  /** The text size in the browser's settings, usually 16. */
  textSizePx: size,
  colorScheme: z.enum(['light', 'dark']),
  reducedMotion: z.boolean(),
  moreContrast: z.boolean(),
  forcedColors: z.boolean(),
  /** The main pointer is touch. */
  touch: z.boolean(),
});

/**
 * The data for support: how a tab came to an error, without anything about the visitor. "Copy details" copies it, a
 * feedback includes it, and `npm run reproduce` reads it. Each text belongs to a closed set or a pattern that no
 * answer, token, `code` or `state` matches.
 */
export const SupportBundle = z.strictObject({
  bundle: z.literal('huddle-signup'),
  version: z.literal(1),
  at: time,
  /** The reference on screen: the id of the failed call, else the flow. */
  reference: z.union([RequestId, FlowId]),
  flow: FlowId,
  build: z.strictObject({ version: z.string(), commit: z.string() }),
  environment: z.enum(['production', 'staging', 'test', 'local']),
  apiVersion: z.string(),
  route: Route,
  previousRoute: z.nullable(Route),
  /** The last step of the wizard that the visitor reached, null before the wizard. */
  step: z.nullable(z.literal([1, 2, 3])),
  /** The visitor waits for an account. */
  isWaiting: z.boolean(),
  /** The shapes of the answers of Welcome, after they were sent. */
  entered: z.nullable(z.strictObject(makeTypedTexts(WELCOME_FIELDS, () => Shape))),
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
  /** How many seconds the device's clock is ahead of the service's. It is null when it is not known. */
  clockSkewSeconds: z.nullable(z.int()),
  browser: BrowserFacts,
  /** The display settings. Older builds do not have them. */
  display: z.optional(DisplayFacts),
});
export type SupportBundle = z.infer<typeof SupportBundle>;
