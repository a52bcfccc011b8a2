import type { Step } from '#e2e/engines/webkit/steps.ts';
import { findAll } from './find.ts';
import { isEnabled, isVisible } from './observe.ts';

/** What an element has to be for an action. */
export type Need = 'there' | 'seen' | 'pressable' | 'editable';

/** Where to press, or why not yet. */
export type Target = { readonly x: number; readonly y: number } | { readonly problem: string };

const formatTag = (element: Element | null) =>
  element ? element.outerHTML.replace(element.innerHTML, '').slice(0, 120) : 'nothing';

/** A press on a label is one on its control. */
const takesPress = (element: Element, hit: Element | null) =>
  hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);

function findCentre(element: Element) {
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: Math.floor(box.x + box.width / 2), y: Math.floor(box.y + box.height / 2) };
}

function bringIntoView(element: Element): void {
  const { x, y } = findCentre(element);
  const isInView = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  if (!isInView || !takesPress(element, document.elementFromPoint(x, y)))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function findProblem(element: HTMLElement, need: Need): string | null {
  if (need === 'there') return null;
  if (!isVisible(element)) return 'it cannot be seen';
  if (need === 'seen') return null;
  if (!isEnabled(element)) return 'it is disabled';
  if (need === 'editable')
    return element.matches(':read-write') ? null : 'nothing can be typed into it';
  const { x, y } = findCentre(element);
  const hit = document.elementFromPoint(x, y);
  return takesPress(element, hit) ? null : `${formatTag(hit)} lies over it`;
}

/** @returns the middle of the one element that a locator means, scrolled into view, or what stands against it */
export function aim(steps: readonly Step[], need: Need): Target {
  const [element, ...others] = findAll(steps);
  if (!element) return { problem: 'there is no such element' };
  if (others.length > 0) return { problem: `there are ${others.length + 1} such elements` };
  if (need !== 'there') bringIntoView(element);
  const problem = findProblem(element, need);
  return problem === null ? findCentre(element) : { problem };
}

export const findElements = (steps: readonly Step[]): HTMLElement[] => findAll(steps);

export const focus = (steps: readonly Step[]): void => findAll(steps)[0]?.focus();

/** Puts a text in place of a field's, at once, as a password manager or a paste does. */
export function replaceText(steps: readonly Step[], text: string): void {
  const field = findAll(steps)[0] as HTMLInputElement | HTMLTextAreaElement;
  field.focus();
  field.select();
  if (text === '') document.execCommand('delete');
  else document.execCommand('insertText', false, text);
}

/** @returns where an element is in the window, or null */
export function getBox(steps: readonly Step[]): DOMRect | null {
  const element = findAll(steps)[0];
  return element ? (element.getBoundingClientRect().toJSON() as DOMRect) : null;
}
