import * as z from 'zod/mini';
import { FieldErrors } from './error-body.ts';

/** The error statuses that the platform answers on purpose. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 422;

/** One call between the site and the platform (section 7). It is defined in the contract of its answer. */
export type Endpoint = {
  /** Which service it belongs to: the API, or the auth service. */
  readonly service: 'api' | 'auth';
  readonly method: 'GET' | 'POST';
  /** The path under the service's base, with `{name}` for what varies. */
  readonly path: string;
  readonly summary: string;
  /** The query parameters that it knows, each with what it means. */
  readonly queryParameters?: Readonly<Record<string, string>>;
  /** It carries the bearer identity token (section 6). */
  readonly authenticated: boolean;
  /** To ask twice changes nothing, so the client may send it again; a GET always is. */
  readonly repeatable?: true;
  /** It honours `Idempotency-Key`: the same key gets the same answer. */
  readonly idempotencyKey?: true;
  /** The contract of the request's body. */
  readonly request?: z.ZodMiniType;
  /** The contract of the 200 answer. */
  readonly answer: z.ZodMiniType;
  /** The contract of each error body, by status. */
  readonly errors: Readonly<Partial<Record<ErrorStatus, z.ZodMiniType>>>;
};

/** The body of a 422. */
export const InvalidFields = z.object({ message: z.string(), data: FieldErrors });
