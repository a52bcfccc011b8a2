/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page cannot see the scope of this file */
import type { Page } from '@playwright/test';
import { createRandom } from './presses.ts';

/** One change that an extension or a translator makes to a page: what it does, and to which of the elements. */
export type Change = { readonly kind: ChangeKind; readonly at: number };

const EVERYWHERE = [
  'insert element after',
  'insert element before',
  'insert shadow host',
  'insert text',
  'wrap',
  'swap with sibling',
  'change attributes',
  'replace text',
  'wrap text',
  'script in head',
] as const;
/** What is gone before the hydration is made again; what is taken from a live page is not. */
const BEFORE_ONLY = ['remove text', 'remove element', 'remove comment', 'wrap whole page'] as const;

type ChangeKind = (typeof EVERYWHERE)[number] | (typeof BEFORE_ONLY)[number];

/** One to five changes, the same for the same seed. */
export function generateChanges(seed: number, when: 'before' | 'after'): Change[] {
  const next = createRandom(seed);
  const kinds = when === 'before' ? [...EVERYWHERE, ...BEFORE_ONLY] : EVERYWHERE;
  return Array.from({ length: 1 + Math.floor(next() * 5) }, () => ({
    kind: kinds[Math.floor(next() * kinds.length)]!,
    at: next(),
  }));
}

/** Makes the changes in the page, as a script of an extension would. */
export const makeChanges = (page: Page, changes: readonly Change[]) =>
  page.evaluate((list) => {
    const root = document.getElementById('root')!;
    const pick = <Item>(items: readonly Item[], at: number) => items[Math.floor(at * items.length)];
    const listNodes = (what: number) => {
      const walker = document.createTreeWalker(root, what);
      const nodes: ChildNode[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as ChildNode);
      return nodes;
    };
    const listTexts = () =>
      listNodes(NodeFilter.SHOW_TEXT).filter(({ textContent }) => textContent?.trim());
    const makeElement = (name: string) =>
      Object.assign(document.createElement(name), { title: 'Icon' });
    const wrap = (node: ChildNode, name: string) => {
      const around = document.createElement(name);
      node.replaceWith(around);
      around.append(node);
    };
    /* Without a field in it: what was typed there would be taken by the extension, not by the site. */
    const holdsField = (node: Element) =>
      node.matches('input') || node.querySelector('input') !== null;
    const createShadowHost = () => {
      const host = makeElement('div');
      host.attachShadow({ mode: 'open' }).append(document.createElement('button'));
      return host;
    };
    const edits: Record<string, (at: number) => void> = {
      'insert element after': (at) =>
        pick([...root.querySelectorAll('*')], at)?.after(makeElement('div')),
      'insert element before': (at) =>
        pick([...root.querySelectorAll('*')], at)?.before(makeElement('i')),
      'insert shadow host': (at) =>
        pick([...root.querySelectorAll('input')], at)?.after(createShadowHost()),
      'insert text': (at) => pick([...root.querySelectorAll('*')], at)?.append('\u2603'),
      wrap: (at) => wrap(pick([...root.querySelectorAll('*')], at)!, 'span'),
      'swap with sibling': (at) => {
        const one = pick([...root.querySelectorAll('* + *')], at);
        if (one?.previousElementSibling) one.after(one.previousElementSibling);
      },
      'change attributes': (at) => {
        const one = pick([...root.querySelectorAll<HTMLElement>('*')], at)!;
        one.style.backgroundColor = 'ivory';
        one.dataset['filled'] = 'true';
        one.classList.add('extension');
        one.lang = 'de';
      },
      'replace text': (at) => {
        const text = pick(listTexts(), at);
        if (text) text.textContent = 'Übersetzt';
      },
      'wrap text': (at) => {
        const text = pick(listTexts(), at);
        if (text) wrap(text, 'font');
      },
      'script in head': () => document.head.prepend(makeElement('script'), makeElement('meta')),
      'remove text': (at) => pick(listTexts(), at)?.remove(),
      'remove comment': (at) => pick(listNodes(NodeFilter.SHOW_COMMENT), at)?.remove(),
      'remove element': (at) =>
        pick(
          [...root.querySelectorAll('*')].filter((one) => !holdsField(one)),
          at,
        )?.remove(),
      'wrap whole page': () => {
        const around = document.createElement('div');
        around.append(...root.childNodes);
        root.append(around);
      },
    };
    for (const { kind, at } of list) edits[kind]?.(at);
  }, changes);
