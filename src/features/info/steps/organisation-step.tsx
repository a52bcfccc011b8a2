import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ORGANISATION_TYPES } from '#src/contracts/choices.ts';
import { ChoiceField } from '#src/fields/choice-field.tsx';
import { EmailField } from '#src/fields/email-field.tsx';
import { Form } from '#src/fields/form.tsx';
import { PhoneField } from '#src/fields/phone-field.tsx';
import { TextField } from '#src/fields/text-field.tsx';
import type { WizardAnswers } from '#src/kernel/session/wizard-draft.ts';
import { formOptions, formRules } from '#src/kernel/validation/form-options.ts';
import { whenIdle } from '#src/ui/loading/when-idle.ts';
import type { StepProps } from './step-props.ts';
import { useStepForm } from './use-step-form.ts';
import { usualFormats } from '#src/features/info/answers/usual-formats.ts';
import { WizardButtons } from '#src/features/info/wizard/wizard-buttons.tsx';
import { stepTitle } from '#src/features/info/wizard/wizard.ts';

const title = stepTitle(1);

const LABELS = {
  phone: 'Phone',
  email: 'Organisation email',
  website: 'Website (optional)',
  type: 'Organisation type',
};

const TYPES = ORGANISATION_TYPES.map((type) => ({ value: type, label: type }));

const rules = formRules(
  async () => (await import('#src/features/info/answers/wizard-schema.ts')).OrganisationDetails,
);
const options = formOptions(rules);
const prepare = () => rules().catch(() => {});

/** Step 1: how to reach the organisation, and what kind it is. */
export function OrganisationStep({ first, answers, keep, refused, onSubmit }: StepProps) {
  const [{ phone, email, website, type }] = useState(answers);
  const form = useForm({ ...options, defaultValues: { phone, email, website, type } });
  const keepDetails = useCallback(
    (details: object) => keep(details as Partial<WizardAnswers>),
    [keep],
  );
  useStepForm(form, keepDetails, refused);
  useEffect(() => whenIdle(prepare), []);
  useEffect(() => whenIdle(() => usualFormats(first.country)), [first.country]);

  return (
    <Form form={form} label={title} title={title} labels={LABELS} onValid={onSubmit}>
      <PhoneField
        name="phone"
        label={LABELS.phone}
        hint="How members and visitors reach your organisation"
        country={first.country}
        enterKeyHint="next"
      />
      <EmailField name="email" label={LABELS.email} enterKeyHint="next" required />
      <TextField
        name="website"
        label={LABELS.website}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
      />
      <ChoiceField name="type" legend={LABELS.type} options={TYPES} columns={3} required />
      <WizardButtons step={1} />
    </Form>
  );
}
