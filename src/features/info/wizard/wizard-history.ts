import { paths } from '#src/config/paths.ts';
import { FIRST_STEP, STEPS, type WizardStep, isStep } from './wizard.ts';

/**
 * The steps are entries of the browser's history that share the address `/info` and differ in `history.state.step`,
 * so that Back is the previous step and a reload stays. What the router keeps in the state is left in place; its own
 * navigation is not used, because a step has nothing to load.
 */
const listeners = new Set<() => void>();

const stateWith = (step: WizardStep): object => ({
  ...(window.history.state as object | null),
  step,
});

function announceStep(): void {
  for (const listener of listeners) listener();
}

/** The step of the current entry, or null when the entry is not one of a step. */
export function stepInHistory(): WizardStep | null {
  const step = (window.history.state as { step?: unknown } | null)?.step;
  return isStep(step) ? step : null;
}

/** Calls back whenever the step of the current entry may have changed. */
export function subscribeToStep(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * Puts the earlier steps behind a freshly opened wizard, as if the visitor had walked through them, so that Back
 * leads through them and then to Welcome.
 * @param step the step that the wizard opens with
 * @param isWelcomeBehind false when the entry behind belongs to another site, as after a sign-in
 */
export function addEarlierSteps(
  step: WizardStep,
  { isWelcomeBehind }: { isWelcomeBehind: boolean },
): void {
  const { href } = window.location;
  const first = stateWith(FIRST_STEP);
  if (isWelcomeBehind) window.history.replaceState(first, '');
  else {
    window.history.replaceState(null, '', paths.welcome.path);
    window.history.pushState(first, '', href);
  }
  for (const later of STEPS.slice(FIRST_STEP, step)) {
    window.history.pushState(stateWith(later.step), '');
  }
  announceStep();
}

/**
 * Lets the current entry begin at its top when it is come back to: left to itself, the browser scrolls after the step
 * has been shown, and something else is then under the pointer.
 */
export function beginAtTop(): void {
  window.history.scrollRestoration = 'manual';
}

/** Makes the current entry the one of another step. */
export function correctStep(step: WizardStep): void {
  window.history.replaceState(stateWith(step), '');
  announceStep();
}

/** Opens the next step as a new entry. */
export function goForwardTo(step: WizardStep): void {
  if (stepInHistory() === step) return;
  window.history.pushState(stateWith(step), '');
  announceStep();
}

/** A traversal that the browser has not ended by then was refused. */
const LONGEST_TRAVERSAL_MS = 1000;

let isTraversing = false;

/** A traversal takes a while, and until its end the entry is still the old one. */
function traverse(delta: number): void {
  isTraversing = true;
  const timer = setTimeout(end, LONGEST_TRAVERSAL_MS);
  function end() {
    clearTimeout(timer);
    window.removeEventListener('popstate', end);
    isTraversing = false;
  }
  window.addEventListener('popstate', end);
  window.history.go(delta);
}

/**
 * Goes back to the entry of an earlier step, which lies as many entries behind as there are steps between. Asked for
 * again on the way there, it does nothing.
 */
export function goBackTo(step: WizardStep): void {
  const current = stepInHistory() ?? step;
  if (step < current && !isTraversing) traverse(step - current);
}
