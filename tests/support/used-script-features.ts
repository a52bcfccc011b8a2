import type { Identifier } from '@mdn/browser-compat-data';
import { parseSync } from 'vite';
import { compatData, lackedBy, listParts } from './browser-data.ts';

/** What a name can stand for: is one of them everywhere, the name says nothing. */
type Meaning = { isEverywhere: boolean; lacking: string[] };

/** The interfaces whose members a page's script meets; the others only share names with ordinary properties. */
const INTERFACES =
  'AbortController AbortSignal Blob BroadcastChannel Clipboard Crypto Document Element Event EventTarget File FormData HTMLElement HTMLInputElement Headers History IntersectionObserver KeyboardEvent LockManager Location Navigator Node Performance PointerEvent Range ReadableStream Request ResizeObserver Response Scheduler Selection Storage SubtleCrypto URL URLSearchParams VisualViewport Window'.split(
    ' ',
  );

const plainName = (name: string) => name.replace(/_(static|event)$/, '');

function note(meanings: Map<string, Meaning>, name: string, path: string, feature: Identifier) {
  if (!feature.__compat) return;
  const meaning = meanings.get(name) ?? { isEverywhere: false, lacking: [] };
  const lacking = lackedBy(feature.__compat);
  if (lacking.length === 0) meaning.isEverywhere = true;
  else meaning.lacking.push(`${path}: ${lacking.join(', ')}`);
  meanings.set(name, meaning);
}

/** The names of globals and of members, each with the supported browsers that lack it. */
function readMeanings() {
  const globals = new Map<string, Meaning>();
  const members = new Map<string, Meaning>();
  for (const [name, builtin] of listParts(compatData.javascript['builtins'] as Identifier)) {
    note(globals, name, name, builtin);
    for (const [part, feature] of listParts(builtin))
      note(members, plainName(part), `${name}.${part}`, feature);
  }
  for (const [name, api] of listParts(compatData.api)) {
    note(globals, name, name, api);
    const isMet = INTERFACES.includes(name);
    for (const [part, feature] of listParts(api)) {
      if (part.endsWith('_event')) continue;
      const isEverywhere = feature.__compat && lackedBy(feature.__compat).length === 0;
      if (isMet || isEverywhere) note(members, plainName(part), `${name}.${part}`, feature);
      if (name === 'Window') note(globals, part, part, feature);
    }
  }
  return { globals, members };
}

/** A file of JavaScript or TypeScript; its name says which. */
export type Script = { readonly name: string; readonly text: string };

type SyntaxNode = Record<string, unknown> & { type: string };

function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) see(value as SyntaxNode);
  for (const key in value) visit((value as SyntaxNode)[key], see);
}

const getName = (node: unknown): string => {
  const { type, name, value } = node as { type?: string; name?: string; value?: unknown };
  if (type === 'Identifier') return name ?? '';
  return type === 'Literal' && typeof value === 'string' ? value : '';
};

/** The members that a script reads or calls, and the globals that it calls, makes or asks for. */
function namesIn({ name, text }: Script) {
  const globals = new Set<string>();
  const members = new Set<string>();
  visit(parseSync(name, text).program, (node) => {
    if (node.type === 'MemberExpression') {
      members.add(getName(node['property']));
      globals.add(getName(node['object']));
    }
    if (node.type === 'CallExpression' || node.type === 'NewExpression')
      globals.add(getName(node['callee']));
    if (node.type === 'UnaryExpression') globals.add(getName(node['argument']));
  });
  return { globals, members };
}

/**
 * What scripts use that some supported browser lacks.
 * @returns name → what it can stand for, and who lacks it
 */
export function scriptFeaturesBeyond(scripts: readonly Script[]): Map<string, string> {
  const known = readMeanings();
  const beyond = new Map<string, string>();
  for (const used of scripts.map(namesIn))
    for (const kind of ['globals', 'members'] as const)
      for (const name of used[kind]) {
        const meaning = known[kind].get(name);
        if (meaning && !meaning.isEverywhere) beyond.set(name, meaning.lacking.join('; '));
      }
  return beyond;
}
