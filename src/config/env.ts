import { toSettings } from './settings.ts';

/** The settings of this build's environment. The build has validated them (read-environment.ts). */
export const env = toSettings(import.meta.env);

/**
 * Validates the settings in the running site. It loads zod for that.
 * @throws Error that names each missing or malformed variable
 */
export async function checkEnvironment(): Promise<void> {
  // The build has validated them, so the site works without this code.
  const reader = await import('./read-environment.ts').catch(() => null);
  reader?.readEnvironment(import.meta.env);
}

/** The version of this build. The build fills it in (vite.config.ts). */
export const build = {
  version: __APP_VERSION__,
  commit: __COMMIT__,
  year: __BUILD_YEAR__,
} as const;
