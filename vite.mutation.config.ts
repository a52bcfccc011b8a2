import type { ConfigEnv, ViteUserConfig } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import site from './vite.config.ts';

type Project = Pick<ViteUserConfig, 'test'>;

/** Fields are tested on the screen. */
const FIELDS = 'tests/screens/{*field*,form,country-*,phone-*}.test.tsx';

/**
 * The tests that mutants have to survive (`npm run mutation`): those of what is mutated, and none of the platform,
 * whose start a database.
 */
export default defineConfig((env: ConfigEnv): ViteUserConfig => {
  const { test, ...config } = site(env);
  const [units, others] = (test?.projects ?? []) as [Project, Project];
  const ofKernel = others.test?.include?.filter((files) => files.includes('/kernel/')) ?? [];
  const onScreen = { ...others, test: { ...others.test, include: [FIELDS, ...ofKernel] } };
  return { ...config, test: { ...test, projects: [units, onScreen] } };
});
