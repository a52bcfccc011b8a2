import type { ConfigEnv, ViteUserConfig } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import tests from './vitest.config.ts';

type Project = Pick<ViteUserConfig, 'test'>;

/** Fields are tested on the screen. */
const FIELDS = 'tests/screens/fields/*.test.tsx';

/** A folder of src/ that is mutated; scripts/test/mutation.ts names it. */
const area = process.env['MUTATION_AREA'] ?? '';

/**
 * The tests that the mutants of an area have to survive: those of the area alone. A mutant in what runs while a file
 * is loaded meets all of them, and with the tests of the whole site that takes a minute for each.
 */
export default defineConfig((env: ConfigEnv): ViteUserConfig => {
  const { test, ...config } = tests(env);
  const [units, others] = (test?.projects ?? []) as [Project, Project];
  const ownFolder = `tests/unit/${area}/`;
  const ofArea = { ...units.test, include: [`${ownFolder}**/*.test.{ts,tsx}`] };
  const alone = others.test?.include?.filter((files) => files.startsWith(ownFolder)) ?? [];
  const onScreen = { ...others.test, include: area === 'fields' ? [FIELDS] : alone };
  const projects = [
    { ...units, test: ofArea },
    { ...others, test: onScreen },
  ];
  return { ...config, test: { ...test, projects } };
});
