import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InitialData } from '#src/contracts/sign-up.ts';
import type { WizardAnswers } from '#src/kernel/session/wizard-draft.ts';
import { textToShow } from '#src/kernel/text/text-to-show.ts';
import { EditFirstStep, EditStep } from './edit-links.tsx';
import type { FinalSetup } from '#src/features/info/answers/final-setup.ts';
import {
  type PhoneSample,
  dateSample,
  timeSample,
} from '#src/features/info/answers/format-samples.ts';
import { INTERESTS, interestsInWords } from '#src/features/info/answers/interests.ts';
import { websiteToSend } from '#src/features/info/answers/sign-up-request.ts';
import { timeZoneToSend } from '#src/features/info/answers/time-zone.ts';
import { countryName } from '#src/features/info/answers/usual-formats.ts';

type SetUpSummaryProps = {
  first: InitialData;
  answers: WizardAnswers;
  today: Date;
  phone: PhoneSample;
};

/** What GET STARTED sends, in plain words, with a way back to each part of it. */
export function SetUpSummary({ first, answers, today, phone }: SetUpSummaryProps) {
  const number = answers.phoneFormat === 'international' ? phone.international : phone.national;
  return (
    <section
      aria-labelledby="summary-title"
      className="rounded-control border border-transparent bg-tint p-4"
    >
      <h2 id="summary-title" className="text-h2">
        Summary
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-3">
        <Part title={<AsTyped text={first.name} />} edit={<EditFirstStep />}>
          <AsTyped text={`${first.firstName} ${first.lastName}`} />, <AsTyped text={first.email} />,{' '}
          {countryName(first.country)}
        </Part>
        <Part title="Organisation details" edit={<EditStep step={1} />}>
          {answers.type}, <bdi dir="ltr">{number}</bdi>, <AsTyped text={answers.email} />,{' '}
          <AsTyped text={websiteToSend(answers.website) || 'no website'} />
        </Part>
        <Part title="Formats" edit={<EditStep step={2} />}>
          {`${dateSample(answers.dateFormat, today)}, ${timeSample(answers.timeFormat)}, time zone ${timeZoneToSend()}`}
        </Part>
        <Part
          title="Final setup"
          edit={<EditStep step={3} controlId={`interests.${INTERESTS[0].key}`} />}
        >
          <ChosenSetup />
        </Part>
      </dl>
    </section>
  );
}

/** What the visitor typed, in the direction of its script; the words around it stay where they are. */
const AsTyped = ({ text }: { text: string }) => <bdi>{textToShow(text)}</bdi>;

function Part({
  title,
  edit,
  children,
}: {
  title: ReactNode;
  edit: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-label">{title}</dt>
      <dd className="min-w-0 text-note break-words sm:col-start-1">{children}</dd>
      <dd className="sm:col-start-2 sm:row-start-1">{edit}</dd>
    </div>
  );
}

/** The switches and the start point as they stand: the only part that changes while it is shown. */
function ChosenSetup() {
  const { control } = useFormContext<FinalSetup>();
  const { interests, startPoint } = useWatch({ control });
  const chosen = Object.fromEntries(INTERESTS.map(({ key }) => [key, interests?.[key] ?? true]));
  const words = interestsInWords(chosen as FinalSetup['interests']);
  const start = startPoint === 'ready' ? 'no demo data' : 'with demo data';
  return <span key={words + start}>{`${words}, ${start}`}</span>;
}
