import * as z from 'zod/mini';
import { FieldErrors } from './error-body.ts';

/** The error statuses that the contract defines. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 422;

/** One call between the site and the platform (section 7). The contract of its answer defines it. */
export type Endpoint = {
  /** The service of the call: the API, or the auth service. */
  readonly service: 'api' | 'auth';
  readonly method: 'GET' | 'POST';
  /** The path below the base of the service. `{name}` is a parameter. */
  readonly path: string;
  readonly summary: string;
  /** The query parameters and their meaning. */
  readonly queryParameters?: Readonly<Record<string, string>>;
  /** The call carries the bearer identity token (section 6). */
  readonly authenticated: boolean;
  /** The call is safe to repeat, so the client may retry it. A GET always is. */
  readonly repeatable?: true;
  /** The platform honours `Idempotency-Key`: the same key gets the same answer. */
  readonly idempotencyKey?: true;
  /** The contract of the request body. */
  readonly request?: z.ZodMiniType;
  /** The contract of the 200 answer. */
  readonly answer: z.ZodMiniType;
  /** The contract of each error body, by status. */
  readonly errors: Readonly<Partial<Record<ErrorStatus, z.ZodMiniType>>>;
};

/** The body of a 422. */
export const InvalidFields = z.object({ message: z.string(), data: FieldErrors });
