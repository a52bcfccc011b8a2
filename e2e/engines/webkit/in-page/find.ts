import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { type Step, isMatch } from '#e2e/engines/webkit/steps.ts';

/** A selector from the page itself may name its root element. */
const getScope = (root: HTMLElement) => (root === document.documentElement ? document : root);

type Search = Exclude<Step, { by: 'filter' | 'nth' }>;

function findByRole(root: HTMLElement, { role, name, states }: Search & { by: 'role' }) {
  const named = name ? { name: (said: string) => isMatch(name, said) } : {};
  return queryAllByRole(root, role, { ...states, ...named });
}

function findBelow(root: HTMLElement, step: Search): HTMLElement[] {
  if (step.by === 'css') return [...getScope(root).querySelectorAll<HTMLElement>(step.selector)];
  if (step.by === 'role') return findByRole(root, step);
  const queryAll = step.by === 'label' ? queryAllByLabelText : queryAllByText;
  return queryAll(root, (said) => isMatch(step.text, said));
}

function take(found: HTMLElement[], step: Step): HTMLElement[] {
  if (step.by === 'nth') return found.slice(step.index, step.index + 1 || undefined);
  if (step.by === 'filter')
    return found.filter(({ textContent }) => isMatch(step.text, textContent));
  return [...new Set(found.flatMap((root) => findBelow(root, step)))];
}

/** @returns the elements that a locator means now, in the order of the document */
export const findAll = (steps: readonly Step[]): HTMLElement[] =>
  steps.reduce<HTMLElement[]>(take, [document.documentElement]);
