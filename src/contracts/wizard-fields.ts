import { DATE_FORMATS, ORGANISATION_TYPES, PHONE_FORMATS, TIME_FORMATS } from './choices.ts';
import type { EnteredValue, FieldName, FormField } from './form-field.ts';
import type { WelcomeField } from './welcome-fields.ts';

/** The labels of the switches of the last step, by their key in the request (sections 2 and 7). */
export const INTEREST_LABELS = {
  membership: 'Membership Management',
  payments: 'Payments',
  events: 'Events Management',
  bookings: 'Bookings',
  resources: 'Resources',
} as const;

export type Interest = keyof typeof INTEREST_LABELS;
export type Interests = Record<Interest, boolean>;

export const INTERESTS = Object.keys(INTEREST_LABELS) as Interest[];

export type WizardStep = 1 | 2 | 3;

type WizardRow = FormField & {
  /** The step with this field. */
  readonly step: WizardStep;
  /** The field of Welcome that prefills this one (WCAG 2.2, 3.3.7). */
  readonly from?: WelcomeField;
};

/** The fields of the wizard's three steps, in the order of the page, with the defaults of sections 2 and 9. */
export const WIZARD_FIELDS = {
  phone: { step: 1, label: 'Phone', kind: 'phone', from: 'phone', sentAs: ['phone'] },
  email: { step: 1, label: 'Organisation email', kind: 'email', from: 'email', sentAs: ['email'] },
  website: {
    step: 1,
    label: 'Website (optional)',
    kind: 'website',
    optional: true,
    autoComplete: 'url',
    sentAs: ['website'],
  },
  type: {
    step: 1,
    label: 'Organisation type',
    kind: 'choice',
    options: ORGANISATION_TYPES,
    initial: '',
    sentAs: ['type'],
  },
  timeFormat: {
    step: 2,
    label: 'Time format',
    kind: 'choice',
    options: TIME_FORMATS,
    initial: 'h.mma',
    sentAs: ['settings.timeFormat'],
  },
  phoneFormat: {
    step: 2,
    label: 'Phone format',
    kind: 'choice',
    options: PHONE_FORMATS,
    initial: 'default',
    sentAs: ['settings.phoneFormat'],
  },
  dateFormat: {
    step: 2,
    label: 'Date format',
    kind: 'choice',
    options: DATE_FORMATS,
    initial: 'd MMM yyyy',
    sentAs: ['settings.dateFormat'],
  },
  interests: {
    step: 3,
    label: 'Features',
    kind: 'switches',
    options: INTERESTS,
    sentAs: ['interests'],
  },
  useDemoData: {
    step: 3,
    label: 'Start point',
    kind: 'flag',
    initial: true,
    sentAs: ['useDemoData'],
  },
} as const satisfies Readonly<Record<string, WizardRow>>;

type Table = typeof WIZARD_FIELDS;

export type WizardField = FieldName<Table>;

/** The answers of all steps as the forms hold them. */
export type WizardAnswers = { [Name in WizardField]: EnteredValue<Table[Name]> };

/** The names of the fields of a step. */
export type StepField<Step extends WizardStep> = {
  [Name in WizardField]: Table[Name]['step'] extends Step ? Name : never;
}[WizardField];

/** Gets the rows of one step, in the order of the page. */
export const getStepFields = <Step extends WizardStep>(step: Step) =>
  Object.fromEntries(Object.entries(WIZARD_FIELDS).filter(([, row]) => row.step === step)) as Pick<
    Table,
    StepField<Step>
  >;

/** Picks the answers of one step. */
export const getStepAnswers = <Step extends WizardStep>(step: Step, answers: WizardAnswers) =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => WIZARD_FIELDS[name as WizardField].step === step),
  ) as Pick<WizardAnswers, StepField<Step>>;
