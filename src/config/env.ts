import { readEnvironment } from './read-environment.ts';

/** The settings of this build's environment. */
export const env = readEnvironment(import.meta.env);

/** What this build is: filled in by the build (vite.config.ts). */
export const build = { version: __APP_VERSION__, commit: __COMMIT__ } as const;
