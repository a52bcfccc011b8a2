import { describe, expect, it } from 'vitest';
import { toFinalAnswers, toFinalSetup } from '#src/features/info/answers/final-setup.ts';
import { INTERESTS } from '#src/contracts/wizard-fields.ts';
import { describeInterests } from '#src/features/info/answers/interests.ts';
import { WizardDraft } from '#src/kernel/session/wizard-draft.ts';

const { answers } = WizardDraft.parse({});
const { interests } = answers;

describe('toFinalSetup', () => {
  it('explores with demo data unless the visitor is ready without [S2.22b]', () => {
    expect(toFinalSetup(answers)).toEqual({ interests, startPoint: 'explore' });
    expect(toFinalSetup({ ...answers, useDemoData: false }).startPoint).toBe('ready');
  });

  it('is undone by toFinalAnswers', () => {
    for (const useDemoData of [true, false]) {
      expect(toFinalAnswers(toFinalSetup({ interests, useDemoData }))).toEqual({
        interests,
        useDemoData,
      });
    }
  });
});

describe('describeInterests', () => {
  const none = Object.fromEntries(INTERESTS.map((key) => [key, false])) as typeof interests;

  it('names the features that are switched on', () => {
    expect(describeInterests(interests)).toBe('All features switched on');
    expect(describeInterests(none)).toBe('No features switched on');
    expect(describeInterests({ ...none, events: true })).toBe('Events Management');
    expect(describeInterests({ ...interests, bookings: false })).toBe(
      'Membership Management, Payments, Events Management and Resources',
    );
  });
});
