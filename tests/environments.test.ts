import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#src/config/read-environment.ts';

const readSettings = (mode: string) =>
  readEnvironment(parseEnv(readFileSync(`.env.${mode}`, 'utf8')));

describe('the checked-in settings', () => {
  it.each([
    ['production', 'production'],
    ['staging', 'staging'],
    ['test', 'test'],
    ['development', 'local'],
  ])('of the mode %s are complete and are those of the environment %s [S7.1a]', (mode, appEnv) => {
    expect(readSettings(mode).appEnv).toBe(appEnv);
  });

  it('have separate addresses for production and staging', () => {
    const [production, staging] = [readSettings('production'), readSettings('staging')];
    expect(staging.apiUrl).not.toBe(production.apiUrl);
    expect(staging.authApiUrl).not.toBe(production.authApiUrl);
    expect(staging.authClientUrl).not.toBe(production.authClientUrl);
  });

  it('use https, except on a developer’s machine', () => {
    for (const mode of ['production', 'staging']) {
      const { apiUrl, authApiUrl, authClientUrl, ipLookupUrl } = readSettings(mode);
      for (const url of [apiUrl, authApiUrl, authClientUrl, ipLookupUrl])
        expect(url).toMatch(/^https:/);
    }
  });
});

describe('the build', () => {
  it('is a production build by default [S7.3]', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['build']).toBe('node --import tsx scripts/build/build.ts');
    expect(readFileSync('scripts/build/build.ts', 'utf8')).toMatch(
      /mode: \{[^}]*default: 'production'/,
    );
  });
});
