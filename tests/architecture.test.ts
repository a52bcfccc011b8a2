import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as limits from '#src/config/limits.ts';
import { LINTER_CONFIGURATION, insertImportRules } from '#scripts/generate/linter-imports.ts';
import { KERNEL_FOLDERS, findForbiddenImports } from '#scripts/support/import-rules.ts';

const FOLDERS = ['src', 'sandbox', 'scripts', 'e2e'].filter((folder) => existsSync(folder));
const names = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((name) => /\.tsx?$/.test(name));
const files = new Map(names.map((name) => [name, readFileSync(name, 'utf8')]));

const JUNK =
  /(^|\/)(index|utils?|helpers?|common|misc|shared|lib|types|constants|hooks)(\.tsx?$|\/)/;

describe('the folders of the project', () => {
  it('import only lower folders', () => {
    expect(findForbiddenImports(files)).toEqual([]);
  });

  it('have no general names such as utils or common', () => {
    expect(names.filter((name) => JUNK.test(name))).toEqual([]);
  });

  it('have no components in the kernel, the contracts and the configuration', () => {
    expect(names.filter((name) => /^src\/(kernel|contracts|config)\/.*\.tsx$/.test(name))).toEqual(
      [],
    );
  });

  it('have at most 200 lines in each file', () => {
    const long = [...files].filter(([, text]) => text.trimEnd().split('\n').length > 200);
    expect(long.map(([name]) => name)).toEqual([]);
  });

  it('use every limit [S9.1b]', () => {
    const source = [...files]
      .filter(([name]) => name !== 'src/config/limits.ts')
      .map(([, text]) => text)
      .concat(readFileSync('tailwind.config.ts', 'utf8'))
      .join('\n');
    const unread = Object.values(limits)
      .flatMap((group) => Object.keys(group))
      .filter((name) => !source.includes(name));
    expect(unread).toEqual([]);
  });
});

describe('the check of import directions', () => {
  it.each([
    ['src/features/info/a.tsx', '#src/features/welcome/b.tsx'],
    ['src/features/info/a.tsx', '#src/app/router.tsx'],
    ['src/features/info/a.tsx', '#sandbox/app.ts'],
    ['src/fields/a.tsx', '#src/kernel/api/client.ts'],
    ['src/ui/a.tsx', '#src/kernel/log/logger.ts'],
    ['src/ui/a.tsx', '#src/config/env.ts'],
    ['src/contracts/a.ts', '#src/config/limits.ts'],
    ['src/config/a.ts', '#src/contracts/user.ts'],
    ['src/kernel/api/a.ts', '#src/kernel/auth/tokens.ts'],
    ['src/kernel/api/a.ts', '#src/kernel/session/history.ts'],
    ['src/kernel/errors/a.ts', '#src/kernel/log/logger.ts'],
    ['src/kernel/auth/a.ts', '#src/ui/button.tsx'],
    ['sandbox/a.ts', '#src/config/env.ts'],
    ['e2e/a.ts', '#src/kernel/auth/tokens.ts'],
    ['scripts/run/a.ts', '#tests/support/server.ts'],
  ])('reports %s importing %s, also when it is loaded late', (from, to) => {
    expect(findForbiddenImports(new Map([[from, `import { x } from '${to}';`]]))).toHaveLength(1);
    expect(
      findForbiddenImports(new Map([[from, `const x = await import('${to}');`]])),
    ).toHaveLength(1);
  });

  it('allows imports of lower folders', () => {
    const down = KERNEL_FOLDERS.map((folder) => `import '#${folder}a.ts';`).join('\n');
    expect(findForbiddenImports(new Map([['src/features/info/a.tsx', down]]))).toEqual([]);
  });

  it('is also in the linter: `npm run docs` writes these rules', () => {
    const written = readFileSync(LINTER_CONFIGURATION, 'utf8');
    expect(JSON.parse(written)).toEqual(JSON.parse(insertImportRules(written)));
  });

  it.each([
    ['src/ui', '#src/kernel/errors/error-store.ts', 'addError'],
    ['src/kernel/text', '#src/config/limits.ts', 'select'],
    ['src/features/info', '#src/features/welcome/welcome-page.tsx', 'WelcomePage'],
  ])('is also in the linter: a forbidden import in %s fails it', (folder, target, name) => {
    /* A project of its own: other tests list the files of this one at the same time. */
    const project = mkdtempSync(join(tmpdir(), 'import-rules-'));
    try {
      copyFileSync('.oxlintrc.json', join(project, '.oxlintrc.json'));
      mkdirSync(join(project, folder), { recursive: true });
      const planted = join(folder, 'planted-import.ts');
      writeFileSync(join(project, planted), `export { ${name} } from '${target}';\n`);
      const { status, stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), [planted], {
        cwd: project,
        encoding: 'utf8',
      });
      expect(stdout).toContain('no-restricted-imports');
      expect(status).not.toBe(0);
    } finally {
      rmSync(project, { recursive: true });
    }
  });
});
