import * as z from 'zod/mini';
import type { EnteredValue, FormField, FormTable } from '#src/contracts/form-field.ts';
import { WIZARD_FIELDS, type WizardAnswers } from '#src/contracts/wizard-fields.ts';
import { createId } from '#src/kernel/log/create-id.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';
import { sessionStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';
import { WIZARD_KEY } from './wizard-key.ts';

const text = z.catch(z.string(), '');
const on = z.catch(z.boolean(), true);
const id = z.catch(z.optional(z.string().check(z.minLength(1))), undefined);

function createDraftContract(row: FormField): z.ZodMiniType {
  if (row.kind === 'flag') return z.catch(z.boolean(), row.initial);
  if (row.kind === 'choice') return z.catch(z.enum([row.initial, ...row.options]), row.initial);
  if (row.kind !== 'switches') return text;
  const Switches = z.object(Object.fromEntries(row.options.map((option) => [option, on])));
  return z.catch(Switches, () => Switches.parse({}));
}

/**
 * Creates the schema of stored answers. An invalid answer gets its initial value, and the others stay.
 * @param table the fields of the form
 */
export const createDraftContracts = <Table extends FormTable>(table: Table) =>
  z.object(
    Object.fromEntries(
      Object.entries(table).map(([name, row]) => [name, createDraftContract(row)]),
    ) as {
      [Name in keyof Table]: z.ZodMiniType<EnteredValue<Table[Name]>>;
    },
  );

const KeptAnswers = createDraftContracts(WIZARD_FIELDS);

/** Everything that is kept after a reload, a sign-in and Back (decisions, "Flow"). */
export const WizardDraft = z.object({
  step: z.catch(z.literal([1, 2, 3]), 1),
  answers: z.catch(KeptAnswers, () => KeptAnswers.parse({})),
  /** The organisation of the key and the ids below. Another organisation is another attempt. */
  attemptFor: text,
  /** One key for one wizard, so that a second try cannot create a second organisation. */
  idempotencyKey: z.catch(z.uuid(), createId),
  /** The platform has rejected the browser's time zone. */
  isTimeZoneRejected: z.catch(z.boolean(), false),
  /** The id of the sign-up that is polled. */
  signUpId: id,
  /** The id of the sign-up that was reported to analytics. */
  announcedId: id,
});
export type WizardDraft = z.infer<typeof WizardDraft>;

/** A change of the draft. Answers that are not given stay. */
export type WizardPatch = Partial<Omit<WizardDraft, 'answers'>> & {
  answers?: Partial<WizardAnswers>;
};

/** The parsed draft and its stored text. */
let latest: { readonly stored: string | null; readonly draft: WizardDraft } | undefined;

/**
 * Reads the draft of this tab, or creates a new one. It writes nothing. The draft stays the same until the storage
 * changes, because a new draft has a new key. `saveWizardDraft` stores it.
 */
export function readWizardDraft(): WizardDraft {
  const stored = sessionStore.read(WIZARD_KEY);
  if (latest?.stored !== stored) {
    const { data } = WizardDraft.safeParse(parseJson(stored ?? 'null'));
    latest = { stored, draft: data ?? WizardDraft.parse({}) };
  }
  return latest.draft;
}

/** Changes a part of the draft and stores it. An id that is set to undefined is removed. */
export function saveWizardDraft(patch: WizardPatch): void {
  const draft = readWizardDraft();
  writeStored(sessionStore, WIZARD_KEY, {
    ...draft,
    ...patch,
    answers: { ...draft.answers, ...patch.answers },
  });
}
