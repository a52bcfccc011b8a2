import { describe, expect, it } from 'vitest';
import {
  STEPS,
  isStep,
  mayEnter,
  getNextStep,
  getPreviousStep,
  getStepTitle,
  getStepToShow,
} from '#src/features/info/wizard/wizard.ts';
import { WizardDraft } from '#src/kernel/session/wizard-draft.ts';

const { answers: blank } = WizardDraft.parse({});
const filled = { ...blank, phone: '+64215550123', email: 'a@b.example', type: 'School' as const };

describe('the steps', () => {
  it('are three, in the order of the specification [S2.20a]', () => {
    expect(STEPS.map(({ step, title }) => [step, title])).toEqual([
      [1, 'Organisation details'],
      [2, 'Formats'],
      [3, 'Final setup'],
    ]);
    expect(getStepTitle(2)).toBe('Formats');
  });

  it('lead forwards from the first to the last and no further', () => {
    expect([getNextStep(1), getNextStep(2), getNextStep(3)]).toEqual([2, 3, null]);
  });

  it('lead back from the last to the first and no further', () => {
    expect([getPreviousStep(3), getPreviousStep(2), getPreviousStep(1)]).toEqual([2, 1, null]);
  });
});

describe('isStep', () => {
  it('accepts only the three numbers from the history of the browser', () => {
    expect([1, 2, 3].map(isStep)).toEqual([true, true, true]);
    expect([0, 4, '2', 1.5, null, undefined, {}, NaN].some(isStep)).toBe(false);
  });
});

describe('mayEnter', () => {
  it('always opens the first step', () => {
    expect(mayEnter(1, blank)).toBe(true);
  });

  it('opens the later steps when phone, e-mail and type are filled in', () => {
    expect(mayEnter(2, filled)).toBe(true);
    expect(mayEnter(3, filled)).toBe(true);
  });

  it.each(['phone', 'email', 'type'] as const)('keeps them closed while %s is missing', (name) => {
    expect(mayEnter(2, { ...filled, [name]: '' })).toBe(false);
    expect(mayEnter(3, { ...filled, [name]: '' })).toBe(false);
  });
});

describe('getStepToShow', () => {
  it('is the wanted step when the answers open it', () => {
    expect(getStepToShow(3, filled)).toBe(3);
  });

  it('is the first step when they do not', () => {
    expect(getStepToShow(3, blank)).toBe(1);
  });
});
