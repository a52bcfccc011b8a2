import type { ConfigEnv, ViteUserConfig } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import site from './vite.config.ts';

const units = ['tests/unit/{kernel,contracts,fields}/**/*.test.{ts,tsx}'];
/** Fields are tested on the screen; the others start the error reporting, or want a browser that lacks a part. */
const alone = [
  'tests/screens/{*field*,form,country-*,phone-*}.test.tsx',
  'tests/unit/kernel/telemetry/*.test.ts',
  'tests/unit/kernel/auth/tab-storage.test.ts',
];

/**
 * The tests that mutants have to survive (`npm run mutation`). Each mutant gets a fresh thread anyway, so that most
 * files need not be isolated from each other too, which makes a run several times as fast.
 */
export default defineConfig((env: ConfigEnv): ViteUserConfig => {
  const { test, ...config } = site(env);
  const [{ test: project }] = (test?.projects ?? []) as [Pick<ViteUserConfig, 'test'>];
  const together = { ...project, name: 'together', include: units, exclude: alone, isolate: false };
  const isolated = { ...project, name: 'alone', include: alone };
  const projects = [together, isolated].map((tests) => ({ extends: true as const, test: tests }));
  return { ...config, test: { silent: 'passed-only', projects } };
});
