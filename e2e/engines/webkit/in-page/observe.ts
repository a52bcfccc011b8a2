import { computeAccessibleDescription } from 'dom-accessibility-api';
import type { Step } from '#e2e/engines/webkit/steps.ts';
import { findAll } from './find.ts';

/** What a page shows of a locator, for one look. */
export type Observation = {
  readonly count: number;
  readonly element: Element | null;
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  readonly isChecked: boolean;
  readonly isEnabled: boolean;
  readonly text: string;
  readonly value: string | null;
  readonly description: string;
  readonly attributes: Readonly<Record<string, string>>;
};

const NOTHING: Omit<Observation, 'count'> = {
  element: null,
  isVisible: false,
  isFocused: false,
  isChecked: false,
  isEnabled: false,
  text: '',
  value: null,
  description: '',
  attributes: {},
};

/** Says whether a person can see an element, wherever it is scrolled to. */
export function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

const isChecked = (element: Element) =>
  element instanceof HTMLInputElement
    ? element.checked
    : element.getAttribute('aria-checked') === 'true';

/** Says whether an element takes a press: neither it nor what it says of itself is disabled. */
export const isEnabled = (element: Element) =>
  !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true';

/** @returns what the page shows of the first of the elements that a locator means */
export function observe(steps: readonly Step[]): Observation {
  const found = findAll(steps);
  const element = found[0];
  if (!element) return { count: 0, ...NOTHING };
  return {
    count: found.length,
    element,
    isVisible: isVisible(element),
    isFocused: document.activeElement === element && document.hasFocus(),
    isChecked: isChecked(element),
    isEnabled: isEnabled(element),
    text: element.textContent,
    value: 'value' in element ? String(element.value) : null,
    description: computeAccessibleDescription(element),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  };
}
