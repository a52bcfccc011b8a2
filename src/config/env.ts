import { toSettings } from './settings.ts';

/** The settings of this build's environment; the build has checked them (read-environment.ts). */
export const env = toSettings(import.meta.env);

/**
 * Checks the settings once more in the running site; zod, which does it, is loaded for it.
 * @throws Error that names each missing or malformed variable
 */
export async function checkEnvironment(): Promise<void> {
  // The build has checked them: code that does not come is not missed.
  const reader = await import('./read-environment.ts').catch(() => null);
  reader?.readEnvironment(import.meta.env);
}

/** What this build is: filled in by the build (vite.config.ts). */
export const build = {
  version: __APP_VERSION__,
  commit: __COMMIT__,
  year: __BUILD_YEAR__,
} as const;
