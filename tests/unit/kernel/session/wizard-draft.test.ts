import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { WizardDraft, readWizardDraft, saveWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { clearWizardDraft } from '#src/kernel/session/wizard-key.ts';

const KEY = 'hc.wizard';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const key = '5f0c9a3e-1d2b-4c3d-8e4f-000000000001';

/** The defaults of sections 2 and 9. */
const answers = {
  phone: '',
  email: '',
  website: '',
  type: '',
  timeFormat: 'h.mma',
  phoneFormat: 'default',
  dateFormat: 'd MMM yyyy',
  interests: { membership: true, payments: true, events: true, bookings: true, resources: true },
  useDemoData: true,
};
const stored = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown;
const store = (value: unknown) => sessionStorage.setItem(KEY, JSON.stringify(value));

describe('the draft of the wizard', () => {
  it('starts at the first step with the defaults and its own key [S9.1d]', () => {
    const draft = readWizardDraft();
    expect(draft).toEqual({
      step: 1,
      answers,
      attemptFor: '',
      isTimeZoneRejected: false,
      idempotencyKey: expect.stringMatching(UUID),
    });
    expect(stored()).toBeNull();
    saveWizardDraft({});
    expect(stored()).toEqual(draft);
    expect(readWizardDraft()).toEqual(draft);
  });

  it('keeps its key, and the next draft has another one', () => {
    const { idempotencyKey } = readWizardDraft();
    expect(readWizardDraft().idempotencyKey).toBe(idempotencyKey);
    saveWizardDraft({ step: 2 });
    expect(readWizardDraft().idempotencyKey).toBe(idempotencyKey);
    clearWizardDraft();
    expect(stored()).toBeNull();
    expect(readWizardDraft().idempotencyKey).not.toBe(idempotencyKey);
  });

  it('changes the given values and keeps the others', () => {
    saveWizardDraft({ answers: { phone: '+64215550123', type: 'Charity' } });
    saveWizardDraft({ step: 3, attemptFor: 'Bowls', signUpId: 'sign-up-1' });
    saveWizardDraft({ announcedId: 'sign-up-1', answers: { useDemoData: false } });
    expect(readWizardDraft()).toEqual({
      step: 3,
      answers: { ...answers, phone: '+64215550123', type: 'Charity', useDemoData: false },
      attemptFor: 'Bowls',
      isTimeZoneRejected: false,
      idempotencyKey: expect.stringMatching(UUID),
      signUpId: 'sign-up-1',
      announcedId: 'sign-up-1',
    });
  });

  it('removes an id that is set to undefined', () => {
    saveWizardDraft({ signUpId: 'sign-up-1' });
    saveWizardDraft({ signUpId: undefined });
    expect(readWizardDraft().signUpId).toBeUndefined();
  });

  it('is kept in memory when the browser stores nothing [H02]', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { idempotencyKey } = readWizardDraft();
    saveWizardDraft({ step: 2, answers: { website: 'club.test' } });
    expect(readWizardDraft()).toMatchObject({
      step: 2,
      idempotencyKey,
      answers: { website: 'club.test' },
    });
    clearWizardDraft();
  });

  it.each([
    ['step', { step: 4 }, { step: 1 }],
    ['step', { step: '2' }, { step: 1 }],
    ['attemptFor', { attemptFor: 7 }, { attemptFor: '' }],
    ['signUpId', { signUpId: 7 }, { signUpId: undefined }],
    ['signUpId', { signUpId: '' }, { signUpId: undefined }],
    ['announcedId', { announcedId: {} }, { announcedId: undefined }],
    ['idempotencyKey', { idempotencyKey: 'x' }, { idempotencyKey: expect.stringMatching(UUID) }],
    ['answers', { answers: 'none' }, { answers }],
  ])('loses only an invalid %s', (_, junk, mended) => {
    const ids = { attemptFor: 'Bowls', idempotencyKey: key, signUpId: 's', announcedId: 's' };
    const whole = { step: 2, answers, isTimeZoneRejected: false, ...ids };
    store({ ...whole, ...junk });
    expect(readWizardDraft()).toEqual({ ...whole, ...mended });
  });

  it.each([
    ['phone', 7],
    ['email', null],
    ['website', ['x']],
    ['type', 'Zoo'],
    ['timeFormat', 'HH:mm'],
    ['phoneFormat', 'national'],
    ['dateFormat', 'yyyy'],
    ['useDemoData', 'yes'],
    ['interests', 'all'],
  ] as const)('loses only an invalid answer: %s', (name, junk) => {
    const given = {
      phone: '1',
      email: 'a@b.test',
      website: 'c.test',
      type: 'School',
      timeFormat: 'HH.mm',
      phoneFormat: 'international',
      dateFormat: 'dd.MM.yyyy',
      interests: { ...answers.interests, events: false },
      useDemoData: false,
    };
    store({ step: 2, answers: { ...given, [name]: junk }, idempotencyKey: key });
    expect(readWizardDraft().answers).toEqual({ ...given, [name]: answers[name] });
  });

  it('loses only an invalid switch', () => {
    const interests = { membership: false, payments: 'yes', events: false, bookings: false };
    store({ answers: { interests } });
    expect(readWizardDraft().answers.interests).toEqual({
      ...answers.interests,
      membership: false,
      events: false,
      bookings: false,
    });
  });

  it.each(['', '{', 'null', '"str"', '[]', '7'])('starts anew when %j is stored', (junk) => {
    sessionStorage.setItem(KEY, junk);
    expect(readWizardDraft()).toMatchObject({ step: 1, answers });
    expect(sessionStorage.getItem(KEY)).toBe(junk);
    saveWizardDraft({});
    expect(stored()).toMatchObject({ step: 1, answers });
  });

  it('is complete for any stored value', () => {
    const hostile = fc.record(
      {
        step: fc.jsonValue(),
        idempotencyKey: fc.jsonValue(),
        signUpId: fc.jsonValue(),
        answers: fc.oneof(fc.jsonValue(), fc.record({ interests: fc.jsonValue() })),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(hostile, fc.jsonValue()), (value) => {
        store(value);
        const draft = readWizardDraft();
        expect(WizardDraft.parse(draft)).toEqual(draft);
        expect(Object.keys(draft.answers)).toEqual(Object.keys(answers));
      }),
    );
  });
});
