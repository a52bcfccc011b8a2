import type * as z from 'zod/mini';
import type { EndpointName, endpoints } from '#src/contracts/endpoints.ts';
import type { Account } from '#sandbox/data/accounts.ts';
import type { Database } from '#sandbox/data/database.ts';
import type { PlatformSettings } from '#sandbox/settings.ts';

type Endpoints = typeof endpoints;
type BodyOf<Endpoint> = Endpoint extends { request: infer Contract extends z.ZodMiniType }
  ? z.infer<Contract>
  : undefined;

/** What a handler gets: everything in it has been checked against the contracts. */
export type Call<Name extends EndpointName> = {
  body: BodyOf<Endpoints[Name]>;
  /** The signed-in account, where the call wants one. */
  account: Endpoints[Name] extends { authenticated: true } ? Account : undefined;
  /** What stands for `{name}` in the path. */
  parameters: Record<string, string>;
  idempotencyKey: string | undefined;
  /** QA's word on how long the creation takes or the tokens live, in seconds. */
  lastsSeconds: number | undefined;
  database: Database;
  settings: PlatformSettings;
};

/** One end of a call: the answer, or a `Refusal` that is thrown. */
export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => Promise<z.input<Endpoints[Name]['answer']>>;

/** Every endpoint of the contracts' table has a handler, or this does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Name> };
