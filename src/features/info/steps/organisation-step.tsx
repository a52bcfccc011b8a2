import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ORGANISATION_TYPES } from '#src/contracts/choices.ts';
import { getLabels } from '#src/contracts/form-field.ts';
import { ChoiceField } from '#src/fields/choice-field.tsx';
import { Controls } from '#src/fields/controls.tsx';
import { EmailField } from '#src/fields/email-field.tsx';
import { Form } from '#src/fields/form.tsx';
import { PhoneField } from '#src/fields/phone-field.tsx';
import { TextField } from '#src/fields/text-field.tsx';
import {
  type StepField,
  type WizardAnswers,
  getStepAnswers,
  getStepFields,
} from '#src/contracts/wizard-fields.ts';
import { createFormOptions, createFormRules } from '#src/kernel/validation/form-options.ts';
import { whenIdle } from '#src/ui/loading/when-idle.ts';
import type { StepProps } from './step-props.ts';
import { useStepForm } from './use-step-form.ts';
import { getUsualFormats } from '#src/features/info/answers/usual-formats.ts';
import { WizardButtons } from '#src/features/info/wizard/wizard-buttons.tsx';
import { getStepTitle } from '#src/features/info/wizard/wizard.ts';

const title = getStepTitle(1);

const FIELDS = getStepFields(1);
const LABELS = getLabels(FIELDS);

const TYPES = ORGANISATION_TYPES.map((type) => ({ value: type, label: type }));

const rules = createFormRules(
  async () => (await import('#src/features/info/answers/wizard-schema.ts')).OrganisationDetails,
);
const options = createFormOptions(rules);
const prepare = () => rules().catch(() => {});

/** Step 1: the contact details and the type of the organisation. */
export function OrganisationStep({
  initialData,
  answers,
  keep,
  serverErrors,
  onSubmit,
}: StepProps) {
  const [start] = useState(() => getStepAnswers(1, answers));
  const form = useForm({ ...options, defaultValues: start });
  const keepDetails = useCallback(
    (details: object) => keep(details as Partial<WizardAnswers>),
    [keep],
  );
  useStepForm(form, keepDetails, serverErrors);
  useEffect(() => whenIdle(prepare), []);
  useEffect(() => whenIdle(() => getUsualFormats(initialData.country)), [initialData.country]);

  const controls = {
    phone: (
      <PhoneField
        name="phone"
        label={LABELS.phone}
        hint="How members and visitors reach your organisation"
        country={initialData.country}
        enterKeyHint="next"
      />
    ),
    email: <EmailField name="email" label={LABELS.email} enterKeyHint="next" required />,
    website: (
      <TextField
        name="website"
        label={LABELS.website}
        type="url"
        inputMode="url"
        autoComplete={FIELDS.website.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
      />
    ),
    type: <ChoiceField name="type" legend={LABELS.type} options={TYPES} columns={3} required />,
  } satisfies Record<StepField<1>, ReactElement>;

  return (
    <Form form={form} label={title} title={title} labels={LABELS} onValid={onSubmit}>
      <Controls of={controls} />
      <WizardButtons step={1} />
    </Form>
  );
}
