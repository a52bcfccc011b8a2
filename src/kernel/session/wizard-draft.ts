import * as z from 'zod/mini';
import type { EnteredValue, FormField, FormTable } from '#src/contracts/form-field.ts';
import { WIZARD_FIELDS, type WizardAnswers } from '#src/contracts/wizard-fields.ts';
import { newId } from '#src/kernel/log/new-id.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';
import { sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';
import { WIZARD_KEY } from './wizard-key.ts';

const text = z.catch(z.string(), '');
const on = z.catch(z.boolean(), true);
const id = z.catch(z.optional(z.string().check(z.minLength(1))), undefined);

function keptAnswer(row: FormField): z.ZodMiniType {
  if (row.kind === 'flag') return z.catch(z.boolean(), row.initial);
  if (row.kind === 'choice') return z.catch(z.enum([row.initial, ...row.options]), row.initial);
  if (row.kind !== 'switches') return text;
  const Switches = z.object(Object.fromEntries(row.options.map((option) => [option, on])));
  return z.catch(Switches, () => Switches.parse({}));
}

/**
 * How the answers of a form are read back. Each answer stands alone: one that cannot be read gets its initial value, and
 * the others stay.
 * @param table the fields of the form
 */
export const keptAnswers = <Table extends FormTable>(table: Table) =>
  z.object(
    Object.fromEntries(Object.entries(table).map(([name, row]) => [name, keptAnswer(row)])) as {
      [Name in keyof Table]: z.ZodMiniType<EnteredValue<Table[Name]>>;
    },
  );

const KeptAnswers = keptAnswers(WIZARD_FIELDS);

/** Everything that a reload, a sign-in or Back must not lose (decisions, "Flow"). */
export const WizardDraft = z.object({
  step: z.catch(z.literal([1, 2, 3]), 1),
  answers: z.catch(KeptAnswers, () => KeptAnswers.parse({})),
  /** Which organisation the key and the ids below are for: another one is another attempt. */
  attemptFor: text,
  /** One for the wizard's life, so that a second try cannot make a second organisation. */
  idempotencyKey: z.catch(z.uuid(), newId),
  /** The platform has refused the browser's time zone. */
  isTimeZoneRejected: z.catch(z.boolean(), false),
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

/** The draft that goes with what the storage held when it was last read. */
let latest: { readonly stored: string | null; readonly draft: WizardDraft } | undefined;

/**
 * The draft of this tab, or a new one. It writes nothing, and the draft stays the same until the storage changes: a new
 * draft has a new key. `saveWizardDraft` keeps it.
 */
export function readWizardDraft(): WizardDraft {
  const stored = sessionStore.read(WIZARD_KEY);
  if (latest?.stored !== stored) {
    const { data } = WizardDraft.safeParse(parseJson(stored ?? 'null'));
    latest = { stored, draft: data ?? WizardDraft.parse({}) };
  }
  return latest.draft;
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
