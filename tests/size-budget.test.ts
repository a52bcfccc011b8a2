import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished, describe, expect, it } from 'vitest';
import { listReachableScripts, listScripts } from '#scripts/build/build-manifest.ts';
import { ON_DEMAND, isOver, readBuild, measureSizes } from '#scripts/build/size-budget.ts';
import { buildScriptArguments } from '#scripts/support/script-arguments.ts';

const KB = 1000;
const LATE = [
  ...ON_DEMAND,
  'create-conflict',
  'phone',
  'reporting-client',
  'api',
  'welcome-schema',
  'wizard-schema',
];

const chunk = (name: string, dynamicImports: string[]) => ({
  [name]: { name, file: `${name}.js`, dynamicImports },
});

/** A build with every chunk that the budget names, `weights` of them heavier than nothing. */
function buildWith(weights: Record<string, number>): string {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unknown = Object.keys(weights).filter((file) => file.endsWith('.js'));
  const late = new Set([...LATE, ...unknown.map((file) => file.replace('.js', ''))]);
  late.delete('start');
  const manifest = Object.assign(
    { style: { file: 'start.css' }, face: { file: 'face.woff2' } },
    chunk('start', [...late]),
    ...Array.from(late, (name) => chunk(name, [])),
  ) as Record<string, { file: string }>;
  const files = ['welcome.html', 'watchdog.js', ...Object.values(manifest).map(({ file }) => file)];
  for (const file of files) writeFileSync(join(folder, file), Buffer.alloc(weights[file] ?? 0));
  const path = join(folder, '.vite/manifest.json');
  mkdirSync(dirname(path));
  writeFileSync(path, JSON.stringify(manifest));
  return folder;
}

const weigh = (folder: string) =>
  spawnSync(process.execPath, buildScriptArguments('scripts/build/size.ts', folder), {
    encoding: 'utf8',
  });

const overIn = (folder: string) =>
  measureSizes(readBuild(folder))
    .filter(isOver)
    .map(({ part }) => part);

describe('the size of a build', () => {
  it('is within the budget when every part is within its budget', () => {
    expect(overIn(buildWith({ 'start.js': 100 * KB, 'welcome.html': 9 * KB }))).toEqual([]);
  });

  it.each([
    ['welcome.html', 10, 'HTML of /welcome'],
    ['start.js', 116, 'Script before usable'],
    ['face.woff2', 9, 'Heading face'],
    ['phone.js', 60, 'Phone numbers'],
    ['info-route.js', 110, 'Wizard'],
  ])('is over when %s grows to %i kB, and names the part', (file, kB, part) => {
    expect(overIn(buildWith({ [file]: kB * KB }))).toEqual([part]);
  });

  it('counts a script that is in no part of the budget', () => {
    expect(overIn(buildWith({ 'planted.js': 20 * KB }))).toEqual(['All other scripts']);
  });

  it('counts the compressed copy of a file, if there is one', () => {
    const folder = buildWith({ 'start.js': 400 * KB });
    writeFileSync(join(folder, 'start.js.br'), Buffer.alloc(90 * KB));
    expect(overIn(folder)).toEqual([]);
  });

  it('is a warning up to 3 % over the budget, and no failure', () => {
    const heavier = weigh(buildWith({ 'start.js': 118 * KB }));
    expect(heavier.status).toBe(0);
    expect(heavier.stdout).toMatch(/Script before usable +118\.00 +115 +warning: over by 3\.00/);
    expect(weigh(buildWith({ 'start.js': 119 * KB })).status).toBe(1);
  });

  it('is the exit code of the command', () => {
    expect(weigh(buildWith({})).status).toBe(0);
    const tooBig = weigh(buildWith({ 'start.js': 130 * KB }));
    expect(tooBig.status).toBe(1);
    expect(tooBig.stdout).toMatch(/Script before usable +130\.00 +115 +OVER by 15\.00/);
  });
});

describe('the scripts of a chunk', () => {
  const manifest = {
    'index.html': {
      name: 'index',
      file: 'i.js',
      imports: ['_a'],
      dynamicImports: ['b.ts', 'c.ts'],
    },
    _a: { name: 'a', file: 'a.js', imports: ['index.html'] },
    'b.ts': { name: 'b', file: 'b.js', imports: ['_a'], dynamicImports: ['d.ts'] },
    'c.ts': { name: 'c', file: 'c.js' },
    'd.ts': { name: 'd', file: 'd.js' },
  };

  it('are its own script and its static imports', () => {
    expect(listScripts(manifest, 'index')).toEqual(['i.js', 'a.js']);
  });

  it('include late scripts, except those of a closed chunk', () => {
    expect(listReachableScripts(manifest, 'index')).toEqual([
      'i.js',
      'a.js',
      'b.js',
      'd.js',
      'c.js',
    ]);
    expect(listReachableScripts(manifest, 'index', new Set(['b']))).toEqual([
      'i.js',
      'a.js',
      'c.js',
    ]);
  });

  it('fail for an unknown chunk', () => {
    expect(() => listScripts(manifest, 'gone')).toThrow('no chunk called gone');
  });
});
