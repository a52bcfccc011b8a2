import type { FieldKind, FormField, FormTable } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { WIZARD_FIELDS, type WizardStep } from '#src/contracts/wizard-fields.ts';
import { DEFAULT_TIME_ZONE } from './time-zone.ts';

/** Controls that cannot show a message. */
const WITHOUT_MESSAGE: readonly FieldKind[] = ['flag', 'switches'];

type StepTable = Readonly<Record<string, FormField & { readonly step: WizardStep }>>;

/** Maps the path of each value in the request (specification, section 7) to its field and step in the wizard. */
export const getPlacesByPath = (table: StepTable) =>
  new Map(
    Object.entries(table).flatMap(([name, { kind, step, sentAs }]) =>
      WITHOUT_MESSAGE.includes(kind) ? [] : sentAs.map((path) => [path, { name, step }] as const),
    ),
  );

/** Maps the path of each value in the request to the label of its field. */
export const getLabelsByPath = (table: FormTable) =>
  new Map(
    Object.values(table).flatMap(({ label, sentAs }) =>
      sentAs.map((path) => [path, label] as const),
    ),
  );

const PLACES = getPlacesByPath(WIZARD_FIELDS);
const ASKED_ON_WELCOME = getLabelsByPath(WELCOME_FIELDS);

/** The path of the time zone. The site sets it, no field asks for it. */
export const TIME_ZONE = 'timezone';

export type ServerErrors = {
  /** The first step with a server error; null when no step has one. */
  step: WizardStep | null;
  /** The message of each field, by name. */
  messages: Readonly<Record<string, string>>;
  /** Messages for values without a field in the wizard, as `Label: message`. */
  elsewhere: readonly string[];
  /** The platform rejects a value that no screen asks for, so only support can help. */
  needsSupport: boolean;
};

const formatElsewhereText = (path: string, text: string): string =>
  path === TIME_ZONE
    ? `Time zone: ${text.replace(/\.$/, '')}. Press GET STARTED again to sign up with ${DEFAULT_TIME_ZONE}.`
    : text;

/**
 * Sorts the messages of a 422 on the create call by field and step.
 * @param message the message of the whole answer
 * @param fields the message of each invalid field, by its dotted path in the request
 */
export function sortServerErrors(
  message: string,
  fields: Readonly<Record<string, string>>,
): ServerErrors {
  const messages: Record<string, string> = {};
  const elsewhere: string[] = [];
  let step: WizardStep | null = null;
  let needsSupport = false;
  for (const [path, text] of Object.entries(fields)) {
    const place = PLACES.get(path);
    if (place) {
      messages[place.name] = text;
      step = step === null || place.step < step ? place.step : step;
    } else {
      const label = ASKED_ON_WELCOME.get(path);
      needsSupport ||= label === undefined;
      elsewhere.push(label ? `${label}: ${text}` : formatElsewhereText(path, text));
    }
  }
  if (step === null && elsewhere.length === 0) {
    elsewhere.push(message);
    needsSupport = true;
  }
  return { step, messages, elsewhere, needsSupport };
}
