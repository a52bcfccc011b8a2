import { describe, expect, it } from 'vitest';
import { saveWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { readWizardProgress } from '#src/kernel/session/wizard-progress.ts';

describe('readWizardProgress', () => {
  it('reads the step and the sign-up of the draft, and writes nothing', () => {
    expect(readWizardProgress()).toEqual({ step: 1, isWaiting: false });
    expect(sessionStorage).toHaveLength(0);
    saveWizardDraft({ step: 3, signUpId: 'sign-up-1' });
    expect(readWizardProgress()).toEqual({ step: 3, isWaiting: true });
  });

  it.each(['{', 'null', '7', '[]', '{"step":4,"signUpId":""}', '{"step":"2","signUpId":7}'])(
    'treats %j as no draft',
    (junk) => {
      sessionStorage.setItem('hc.wizard', junk);
      expect(readWizardProgress()).toEqual({ step: 1, isWaiting: false });
    },
  );
});
