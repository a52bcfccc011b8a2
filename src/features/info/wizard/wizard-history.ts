import { paths } from '#src/config/paths.ts';
import { FIRST_STEP, STEPS, type WizardStep, isStep } from './wizard.ts';

/**
 * The steps are entries of the browser's history with the address `/info`. They differ in `history.state.step`, so that
 * Back opens the previous step and a reload stays on the step. The router's own state is kept. The router's navigation
 * is not used, because a step has no loader.
 */
const listeners = new Set<() => void>();

const createHistoryState = (step: WizardStep): object => ({
  ...(window.history.state as object | null),
  step,
});

function announceStep(): void {
  for (const listener of listeners) listener();
}

/**
 * Reads the step of the current entry.
 * @returns null when the entry has no step
 */
export function getStepInHistory(): WizardStep | null {
  const step = (window.history.state as { step?: unknown } | null)?.step;
  return isStep(step) ? step : null;
}

/** Calls the listener when the step of the current entry may have changed. */
export function subscribeToStep(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * Adds history entries for the earlier steps of a wizard that has just opened, so that Back leads through them and then
 * to Welcome.
 * @param step the step that the wizard opens with
 * @param isWelcomeBehind false when the entry before belongs to another site, as after a sign-in
 */
export function addEarlierSteps(
  step: WizardStep,
  { isWelcomeBehind }: { isWelcomeBehind: boolean },
): void {
  const { href } = window.location;
  const first = createHistoryState(FIRST_STEP);
  if (isWelcomeBehind) window.history.replaceState(first, '');
  else {
    window.history.replaceState(null, '', paths.welcome.path);
    window.history.pushState(first, '', href);
  }
  for (const later of STEPS.slice(FIRST_STEP, step)) {
    window.history.pushState(createHistoryState(later.step), '');
  }
  announceStep();
}

/**
 * Starts the current entry at its top when the visitor comes back to it. By default the browser scrolls after the step
 * is shown, and then another control is under the pointer.
 */
export function beginAtTop(): void {
  window.history.scrollRestoration = 'manual';
}

/** Changes the step of the current entry. */
export function correctStep(step: WizardStep): void {
  window.history.replaceState(createHistoryState(step), '');
  announceStep();
}

/** Opens the next step as a new entry. */
export function goForwardTo(step: WizardStep): void {
  if (getStepInHistory() === step) return;
  window.history.pushState(createHistoryState(step), '');
  announceStep();
}

/** After this time a traversal counts as blocked by the browser. */
const LONGEST_TRAVERSAL_MS = 1000;

let isTraversing = false;

/** A traversal is asynchronous. Until it ends, the current entry is the old one. */
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

/** Goes back to the entry of an earlier step: one entry for each step. It does nothing while a traversal is running. */
export function goBackTo(step: WizardStep): void {
  const current = getStepInHistory() ?? step;
  if (step < current && !isTraversing) traverse(step - current);
}
