import { describe, expect, it } from 'vitest';
import {
  getCurrentAnswers,
  keepAnswers,
  openWizard,
} from '#src/features/info/wizard/open-wizard.ts';
import { readWizardDraft, saveWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { buildInitialData } from '#tests/support/builders.ts';

const initialData = buildInitialData();

describe('openWizard', () => {
  it('keeps key, sign-up and answers for the same organisation', () => {
    const { idempotencyKey } = openWizard(initialData);
    saveWizardDraft({ signUpId: 'sign-up-1', answers: { type: 'School' } });
    const draft = openWizard({
      ...initialData,
      name: ' KAURI BAY tennis club',
      phone: '+64215550199',
    });
    expect(draft).toMatchObject({ idempotencyKey, signUpId: 'sign-up-1' });
    expect(draft.answers.type).toBe('School');
  });

  it('treats another spelling of the name and the address as the same organisation [R08]', () => {
    const typed = buildInitialData({ name: 'Café Tennis', email: 'info@müller.example' });
    const { idempotencyKey } = openWizard(typed);
    const again = { ...typed, name: 'CAFE\u0301  Tennis', email: 'info@xn--mller-kva.example' };
    expect(openWizard(again).idempotencyKey).toBe(idempotencyKey);
  });

  it.each([
    ['name', { name: 'Totara Chess Club' }],
    ['e-mail', { email: 'aroha@totara.example' }],
  ])(
    'starts a new attempt for an organisation with another %s, and keeps the answers',
    (_, change) => {
      const { idempotencyKey } = openWizard(initialData);
      saveWizardDraft({
        signUpId: 'sign-up-1',
        announcedId: 'sign-up-1',
        answers: { type: 'School' },
      });
      const draft = openWizard({ ...initialData, ...change });
      expect(draft.idempotencyKey).not.toBe(idempotencyKey);
      expect(draft.signUpId).toBeUndefined();
      expect(draft.announcedId).toBeUndefined();
      expect(draft.answers.type).toBe('School');
    },
  );
});

describe('getCurrentAnswers', () => {
  it('prefills phone and e-mail from Welcome', () => {
    expect(getCurrentAnswers(initialData)).toMatchObject({
      phone: initialData.phone,
      email: initialData.email,
    });
  });

  it('follows a correction on Welcome until the visitor enters another answer', () => {
    keepAnswers(initialData, { phone: initialData.phone, email: 'office@kauribay.example' });
    const corrected = { ...initialData, phone: '+64215550199', email: 'aroha@kauri.example' };
    expect(getCurrentAnswers(corrected)).toMatchObject({
      phone: '+64215550199',
      email: 'office@kauribay.example',
    });
  });
});

describe('keepAnswers', () => {
  it('stores the given answers and keeps the others', () => {
    keepAnswers(initialData, { type: 'Charity' });
    keepAnswers(initialData, { timeFormat: 'HH.mm' });
    expect(readWizardDraft().answers).toMatchObject({ type: 'Charity', timeFormat: 'HH.mm' });
  });
});
