import type { ConfigEnv, ViteUserConfig } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import site from './vite.config.ts';

/**
 * The tests that mutants of the site have to survive (`npm run mutation`): those of `site` alone, because the
 * mutation runner cannot choose among projects, and the platform's start a database.
 */
export default defineConfig((env: ConfigEnv) => {
  const { test, ...config } = site(env);
  const [project] = (test?.projects ?? []) as [Pick<ViteUserConfig, 'test'>];
  return { ...config, ...project };
});
