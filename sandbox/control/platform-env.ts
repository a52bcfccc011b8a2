import type { HttpBindings } from '@hono/node-server';

/** What travels with each request of the platform. */
export type PlatformEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** QA's word on how long a creation takes or tokens live, in seconds. */
    lastsSeconds: number | undefined;
  };
};
