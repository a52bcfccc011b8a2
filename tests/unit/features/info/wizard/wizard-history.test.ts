import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  correctStep,
  goBackTo,
  goForwardTo,
  addEarlierSteps,
  getStepInHistory,
  subscribeToStep,
} from '#src/features/info/wizard/wizard-history.ts';

const atEntry = async (change: () => void) => {
  const arrived = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  change();
  await arrived;
};
const back = () => atEntry(() => window.history.back());

beforeEach(() => {
  window.history.pushState({ key: 'k', idx: 4 }, '', '/info?from=mail#x');
});

describe('addEarlierSteps', () => {
  it('adds the earlier steps and Welcome before the opened step', async () => {
    addEarlierSteps(3, { isWelcomeBehind: false });
    const trail = [getStepInHistory()];
    await back();
    trail.push(getStepInHistory());
    await back();
    trail.push(getStepInHistory());
    expect(window.location.href).toBe('http://localhost:3000/info?from=mail#x');
    await back();
    expect(trail).toEqual([3, 2, 1]);
    expect(window.location.pathname).toBe('/welcome');
    expect(getStepInHistory()).toBeNull();
  });

  it('adds no second Welcome', () => {
    const before = window.history.length;
    addEarlierSteps(1, { isWelcomeBehind: true });
    expect(window.history.length).toBe(before);
    expect(getStepInHistory()).toBe(1);
  });

  it('keeps the state of the router', () => {
    addEarlierSteps(2, { isWelcomeBehind: false });
    expect(window.history.state).toEqual({ key: 'k', idx: 4, step: 2 });
  });
});

describe('moving between steps', () => {
  it('goes forward with a new entry and back with the existing entries', async () => {
    addEarlierSteps(1, { isWelcomeBehind: true });
    goForwardTo(2);
    goForwardTo(3);
    const entries = window.history.length;
    await atEntry(() => goBackTo(1));
    expect(getStepInHistory()).toBe(1);
    expect(window.history.length).toBe(entries);
  });

  it('does not go back to the current step, nor forward with Back', () => {
    const go = vi.spyOn(window.history, 'go');
    addEarlierSteps(2, { isWelcomeBehind: true });
    goBackTo(2);
    goBackTo(3);
    expect(go).not.toHaveBeenCalled();
  });

  it('notifies subscribers of every change, until they unsubscribe', async () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = subscribeToStep(listener);
    addEarlierSteps(1, { isWelcomeBehind: true });
    goForwardTo(2);
    correctStep(2);
    expect(listener).toHaveBeenCalledTimes(3);
    await back();
    expect(listener).toHaveBeenCalledTimes(4);
    unsubscribe();
    goForwardTo(2);
    await back();
    expect(listener).toHaveBeenCalledTimes(4);
  });
});

describe('getStepInHistory', () => {
  it.each([null, 'junk', {}, { step: 0 }, { step: '1' }, { step: 4 }])(
    'is null for the state %j',
    (state) => {
      window.history.replaceState(state, '');
      expect(getStepInHistory()).toBeNull();
    },
  );
});
