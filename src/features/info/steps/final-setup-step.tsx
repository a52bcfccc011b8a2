import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { env } from '#src/config/env.ts';
import { INTERESTS, INTEREST_LABELS, WIZARD_FIELDS } from '#src/contracts/wizard-fields.ts';
import { ChoiceField } from '#src/fields/choice-field.tsx';
import { Form } from '#src/fields/form.tsx';
import { SwitchField } from '#src/fields/switch-field.tsx';
import {
  type FinalSetup,
  toFinalAnswers,
  toFinalSetup,
} from '#src/features/info/answers/final-setup.ts';
import { SetUpSummary } from './set-up-summary.tsx';
import type { StepProps } from './step-props.ts';
import { usePhoneSample } from './use-phone-sample.ts';
import { useStepForm } from './use-step-form.ts';
import { WizardButtons } from '#src/features/info/wizard/wizard-buttons.tsx';

const LABELS = {
  ...Object.fromEntries(INTERESTS.map((key) => [`interests.${key}`, INTEREST_LABELS[key]])),
  startPoint: WIZARD_FIELDS.useDemoData.label,
};

const START_POINTS = [
  {
    value: 'ready',
    label: `I am ready to use ${env.productName}`,
    description: 'No demo data',
  },
  {
    value: 'explore',
    label: `Let's explore ${env.productName}`,
    description: 'Adds demo data',
  },
] as const;

/** Step 3: the features, the start point and a summary. */
export function FinalSetupStep({ initialData, answers, keep, serverErrors, onSubmit }: StepProps) {
  const [start] = useState(() => toFinalSetup(answers));
  const [today] = useState(() => new Date());
  const form = useForm<FinalSetup>({ defaultValues: start });
  const keepSetup = useCallback((setup: FinalSetup) => keep(toFinalAnswers(setup)), [keep]);
  useStepForm(form, keepSetup, serverErrors);
  const phone = usePhoneSample(answers.phone, initialData.country);

  return (
    <Form form={form} label="Final setup" labels={LABELS} onValid={onSubmit}>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-strong wrap-anywhere">
          {WIZARD_FIELDS.interests.label}
        </legend>
        <div className="divide-y divide-hairline rounded-control border border-hairline px-4">
          {INTERESTS.map((key) => (
            <SwitchField key={key} name={`interests.${key}`} label={INTEREST_LABELS[key]} />
          ))}
        </div>
      </fieldset>
      <ChoiceField
        name="startPoint"
        legend={LABELS.startPoint}
        options={START_POINTS}
        columns={2}
      />
      <SetUpSummary initialData={initialData} answers={answers} today={today} phone={phone} />
      <WizardButtons step={3} />
    </Form>
  );
}
