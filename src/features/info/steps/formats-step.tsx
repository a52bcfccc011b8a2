import { type ReactElement, useState } from 'react';
import { useForm } from 'react-hook-form';
import { getLabels } from '#src/contracts/form-field.ts';
import { type StepField, getStepAnswers, getStepFields } from '#src/contracts/wizard-fields.ts';
import { Controls } from '#src/fields/controls.tsx';
import { ChoiceField } from '#src/fields/choice-field.tsx';
import { Form } from '#src/fields/form.tsx';
import { SelectField } from '#src/fields/select-field.tsx';
import {
  type Formats,
  listDateFormatOptions,
  formatTimeSample,
} from '#src/features/info/answers/format-samples.ts';
import { FormatsPreview } from './formats-preview.tsx';
import type { StepProps } from './step-props.ts';
import { usePhoneSample } from './use-phone-sample.ts';
import { useStepForm } from './use-step-form.ts';
import { WizardButtons } from '#src/features/info/wizard/wizard-buttons.tsx';

const LABELS = getLabels(getStepFields(2));

const TIME_OPTIONS = [
  {
    value: 'HH.mm',
    label: '24 hours',
    description: `HH.mm, for example ${formatTimeSample('HH.mm')}`,
  },
  {
    value: 'h.mma',
    label: '12 hours',
    description: `h.mma, for example ${formatTimeSample('h.mma')}`,
  },
] as const;

const PHONE_OPTIONS = [
  { value: 'international', label: 'International', description: 'with country codes' },
  { value: 'default', label: 'Domestic', description: 'without' },
] as const;

/** Step 2: the formats of times, phone numbers and dates. */
export function FormatsStep({ initialData, answers, keep, serverErrors, onSubmit }: StepProps) {
  const [start] = useState(() => getStepAnswers(2, answers));
  const [today] = useState(() => new Date());
  const form = useForm<Formats>({ defaultValues: start });
  useStepForm(form, keep, serverErrors);
  const phone = usePhoneSample(answers.phone, initialData.country);

  return (
    <Form form={form} label="Formats" labels={LABELS} onValid={onSubmit}>
      <Controls
        of={
          {
            timeFormat: (
              <ChoiceField
                name="timeFormat"
                legend={LABELS.timeFormat}
                options={TIME_OPTIONS}
                columns={2}
              />
            ),
            phoneFormat: (
              <ChoiceField
                name="phoneFormat"
                legend={LABELS.phoneFormat}
                options={PHONE_OPTIONS}
                columns={2}
              />
            ),
            dateFormat: (
              <SelectField
                name="dateFormat"
                label={LABELS.dateFormat}
                options={listDateFormatOptions(today)}
              />
            ),
          } satisfies Record<StepField<2>, ReactElement>
        }
      />
      <FormatsPreview today={today} phone={phone} country={initialData.country} />
      <WizardButtons step={2} />
    </Form>
  );
}
