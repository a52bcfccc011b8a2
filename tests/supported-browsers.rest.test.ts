import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBuildTargets } from '#scripts/build/supported-browsers.ts';
import { featureAt, lackedBy } from '#tests/support/browser-data.ts';
import { scriptFeaturesBeyond } from '#tests/support/used-script-features.ts';
import { styleFeaturesBeyond } from '#tests/support/used-style-features.ts';

/** What the code uses though a supported browser may lack it, each with the reason why that is no loss. */
const ASKED_FOR_FIRST = 'a library asks whether it is there';
const OWN_NAME = 'a property of our own or of a library that has the same name';
const SCRIPT_EXCEPTIONS: Readonly<Record<string, string>> = {
  Metadata: OWN_NAME,
  PerformanceEventTiming: ASKED_FOR_FIRST,
  Scheduler: ASKED_FOR_FIRST,
  cancelIdleCallback: ASKED_FOR_FIRST,
  canParse: 'axios and Sentry ask whether it is there; our code has kernel/api/read-url',
  capture: OWN_NAME,
  captureStackTrace: ASKED_FOR_FIRST,
  chunks: OWN_NAME,
  connection: 'React asks whether it is there, and counts on less without it',
  cookieEnabled: 'only told to support; false where nothing is known',
  cookieStore: ASKED_FOR_FIRST,
  delay: OWN_NAME,
  devicePixelRatio: 'Safari has it; the data only note how it zooms',
  displayName: OWN_NAME,
  dispose: OWN_NAME,
  duplex: 'axios asks whether it is there, and sends nothing as a stream',
  external: OWN_NAME,
  fileName: OWN_NAME,
  interactionCount: ASKED_FOR_FIRST,
  isComposing: 'Safari has it; the data only note one event more after a composition',
  maximize: OWN_NAME,
  navigation: ASKED_FOR_FIRST,
  open: OWN_NAME,
  popover: OWN_NAME,
  prerendering: ASKED_FOR_FIRST,
  requestIdleCallback: 'ui/loading/when-idle waits a task without it',
  scheduler: ASKED_FOR_FIRST,
  setImmediate: ASKED_FOR_FIRST,
  share: OWN_NAME,
  stackTraceLimit: OWN_NAME,
  startViewTransition: ASKED_FOR_FIRST,
  toArray: OWN_NAME,
  use: OWN_NAME,
  userAgentData: ASKED_FOR_FIRST,
  viewport: OWN_NAME,
  wasDiscarded: ASKED_FOR_FIRST,
  when: OWN_NAME,
};
/** Those of our own code alone: what a library asks for first, we may not use unless we ask as well. */
const OWN_EXCEPTIONS = [
  'Metadata',
  'cookieEnabled',
  'external',
  'isComposing',
  'maximize',
  'navigation',
  'open',
  'requestIdleCallback',
  'union',
  'use',
  'viewport',
];
const POINTER = 'an iPhone has no pointer';
const STYLE_EXCEPTIONS: Readonly<Record<string, string>> = {
  ':autofill': 'the browser keeps its own colours of a filled field',
  ':dir': 'Tailwind writes it beside an older selector, in a rule of its own',
  '@starting-style': 'a dialog comes without a transition',
  'box-decoration-break': 'the marker stroke ends at the line, not at each side of it',
  'box-decoration-break: clone': 'the same; the prefixed name stands beside it',
  'contain-intrinsic-size': 'only goes with content-visibility',
  'content-visibility': 'all of a long list is drawn at once',
  'content-visibility: auto': 'the same',
  'cursor: default': POINTER,
  'cursor: not-allowed': POINTER,
  'cursor: pointer': POINTER,
  'cursor: progress': POINTER,
  'font-family: ui-monospace': 'the next face of the list is taken',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'the same',
  'overscroll-behavior': 'the page scrolls on at the end of a list',
  resize: 'the text box of an iPhone keeps its height and scrolls',
  'resize: vertical': 'the same',
  'text-decoration: dotted': 'the line is solid',
  'text-size-adjust': 'the prefixed name stands beside it',
  'text-wrap': 'lines break where they are full',
  'text-wrap: balance': 'the same',
  'text-wrap: pretty': 'the same',
  'resize: both': 'an iPhone shows no handle, and a text area has its height',
  'user-select': 'the prefixed name stands beside it',
};

const folder = mkdtempSync(join(tmpdir(), 'supported-browsers-'));
/** The files below a folder whose names end so. */
const readFiles = (root: string, ending: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

/** With the names as we wrote them: short ones would stand for anything. */
beforeAll(() => {
  const args = ['build', '--mode', 'production', '--minify', 'false', '--logLevel', 'error'];
  const vite = ['node_modules/vite/bin/vite.js', ...args, '--outDir', folder, '--emptyOutDir'];
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync(process.execPath, vite, { env: { ...env, NODE_ENV: 'production' } });
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the supported browsers', () => {
  it('are the target of the build', () => {
    expect(listBuildTargets()).toEqual([
      'chrome111',
      'edge111',
      'firefox128',
      'safari16.4',
      'ios16.4',
    ]);
  });

  it('have every web feature that our code uses without a check', () => {
    const beyond = scriptFeaturesBeyond(readFiles('src', /\.tsx?$/));
    expect([...beyond.keys()].toSorted()).toEqual(OWN_EXCEPTIONS);
  }, 240_000);

  it('have every web feature that the built scripts need', () => {
    const beyond = Object.fromEntries(scriptFeaturesBeyond(readFiles(folder, /\.js$/)));
    const unexplained = Object.entries(beyond).filter(([name]) => !SCRIPT_EXCEPTIONS[name]);
    expect(unexplained).toEqual([]);
    expect(Object.keys(SCRIPT_EXCEPTIONS).filter((name) => !(name in beyond))).toEqual([]);
  }, 240_000);

  it('have every CSS feature that the styles need', () => {
    const beyond = Object.fromEntries(
      styleFeaturesBeyond(
        readFiles(folder, /\.css$/)
          .map(({ text }) => text)
          .join('\n'),
      ),
    );
    const unexplained = Object.entries(beyond).filter(([name]) => !STYLE_EXCEPTIONS[name]);
    expect(unexplained).toEqual([]);
    expect(Object.keys(STYLE_EXCEPTIONS).filter((name) => !(name in beyond))).toEqual([]);
  });

  it.each([
    ['css', 'selectors', 'has'],
    ['css', 'types', 'length', 'viewport_percentage_units_dynamic'],
    ['html', 'elements', 'script', 'nomodule'],
    ['html', 'global_attributes', 'inert'],
    ['javascript', 'builtins', 'Array', 'at'],
    ['javascript', 'builtins', 'Array', 'findLast'],
    ['javascript', 'builtins', 'Array', 'toSorted'],
    ['javascript', 'builtins', 'Intl', 'DisplayNames'],
    ['javascript', 'builtins', 'Intl', 'ListFormat'],
    ['javascript', 'builtins', 'Object', 'hasOwn'],
  ])('have the features that public/watchdog.js checks: %s.%s.%s', (...path) => {
    const feature = featureAt(...path.filter((part) => part !== undefined));
    expect(feature && lackedBy(feature)).toEqual([]);
  });
});

describe('the check', () => {
  it('finds a feature that is too new', () => {
    const script = 'Object.groupBy(list, key); URL.canParse(text); new URLPattern()';
    expect([...scriptFeaturesBeyond([{ name: 'new.ts', text: script }]).keys()]).toEqual(
      expect.arrayContaining(['groupBy', 'canParse', 'URLPattern']),
    );
    const css = 'a:has(b){width:1dvh}@starting-style{a{opacity:0}}c{text-wrap:pretty}';
    expect([...styleFeaturesBeyond(css).keys()]).toEqual(
      expect.arrayContaining(['@starting-style', 'text-wrap: pretty']),
    );
    expect(styleFeaturesBeyond(css).has(':has')).toBe(false);
  }, 60_000);
});
