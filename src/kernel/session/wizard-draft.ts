import * as z from 'zod/mini';
import { DateFormat, OrganisationType, PhoneFormat, TimeFormat } from '#src/contracts/choices.ts';
import { newId } from '#src/kernel/log/new-id.ts';
import { readStored, sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';
import { WIZARD_KEY } from './wizard-key.ts';

const text = z.catch(z.string(), '');
const on = z.catch(z.boolean(), true);
const id = z.catch(z.optional(z.string().check(z.minLength(1))), undefined);

/** Each field stands for itself: one that cannot be read falls back to its default, and the others are kept. */
const Interests = z.object({
  membership: on,
  payments: on,
  events: on,
  bookings: on,
  resources: on,
});

/** The answers of the three steps, with the defaults of sections 2 and 9. */
const WizardAnswers = z.object({
  phone: text,
  email: text,
  website: text,
  type: z.catch(z.union([z.literal(''), OrganisationType]), ''),
  timeFormat: z.catch(TimeFormat, 'h.mma'),
  phoneFormat: z.catch(PhoneFormat, 'default'),
  dateFormat: z.catch(DateFormat, 'd MMM yyyy'),
  interests: z.catch(Interests, () => Interests.parse({})),
  useDemoData: on,
});
export type WizardAnswers = z.infer<typeof WizardAnswers>;

/** Everything that a reload, a sign-in or Back must not lose (decisions, "Flow"). */
export const WizardDraft = z.object({
  step: z.catch(z.literal([1, 2, 3]), 1),
  answers: z.catch(WizardAnswers, () => WizardAnswers.parse({})),
  /** Which organisation the key and the ids below are for: another one is another attempt. */
  attemptFor: text,
  /** One for the wizard's life, so that a second try cannot make a second organisation. */
  idempotencyKey: z.catch(z.uuid(), newId),
  /** The platform has refused the browser's time zone. */
  isTimeZoneRefused: z.catch(z.boolean(), false),
  /** The sign-up that is being polled. */
  signUpId: id,
  /** The sign-up that analytics has been told of. */
  announcedId: id,
});
export type WizardDraft = z.infer<typeof WizardDraft>;

/** What may change at once; answers that are not given stay. */
export type WizardPatch = Partial<Omit<WizardDraft, 'answers'>> & {
  answers?: Partial<WizardAnswers>;
};

/** The draft of this tab. Where there is none, one is started and kept, because its key must stay the same. */
export function readWizardDraft(): WizardDraft {
  const draft = readStored(sessionStore, WIZARD_KEY, WizardDraft) ?? WizardDraft.parse({});
  writeStored(sessionStore, WIZARD_KEY, draft);
  return draft;
}

/** Changes a part of the draft. An id set to undefined is forgotten. */
export function saveWizardDraft(patch: WizardPatch): void {
  const draft = readWizardDraft();
  writeStored(sessionStore, WIZARD_KEY, {
    ...draft,
    ...patch,
    answers: { ...draft.answers, ...patch.answers },
  });
}
