import { Fragment, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InitialData } from '#src/contracts/sign-up.ts';
import { WELCOME_FIELDS, type WelcomeField } from '#src/contracts/welcome-fields.ts';
import {
  INTERESTS,
  type WizardAnswers,
  type WizardField,
  type WizardStep,
  getStepFields,
} from '#src/contracts/wizard-fields.ts';
import { textToShow } from '#src/kernel/text/text-to-show.ts';
import { EditWelcomeAnswers, EditStep } from './edit-links.tsx';
import type { FinalSetup } from '#src/features/info/answers/final-setup.ts';
import {
  type PhoneSample,
  formatDateSample,
  formatTimeSample,
} from '#src/features/info/answers/format-samples.ts';
import { describeInterests } from '#src/features/info/answers/interests.ts';
import { websiteToSend } from '#src/features/info/answers/sign-up-request.ts';
import {
  type SummaryItem,
  type SummaryPlace,
  listSummaryItems,
} from '#src/features/info/answers/summary-items.ts';
import { timeZoneToSend } from '#src/features/info/answers/time-zone.ts';
import { getCountryName } from '#src/features/info/answers/usual-formats.ts';

type SetUpSummaryProps = {
  initialData: InitialData;
  answers: WizardAnswers;
  today: Date;
  phone: PhoneSample;
};

/** The name is the heading of the summary, and the wizard has its own phone number. */
const WELCOME_PLACES: Partial<Record<WelcomeField, SummaryPlace>> = {
  name: 'leftOut',
  lastName: 'afterSpace',
  phone: 'leftOut',
};

/** The format of phone numbers is visible in the phone number. */
const WIZARD_PLACES: Partial<Record<WizardField, SummaryPlace>> = {
  type: 'first',
  dateFormat: 'first',
  phoneFormat: 'leftOut',
};

/** A summary of the request in words, with a link to edit each part. */
export function SetUpSummary({ initialData, answers, today, phone }: SetUpSummaryProps) {
  const texts = {
    ...answers,
    phone: answers.phoneFormat === 'international' ? phone.international : phone.national,
    dateFormat: formatDateSample(answers.dateFormat, today),
    timeFormat: formatTimeSample(answers.timeFormat),
    website: websiteToSend(answers.website) || 'no website',
  };
  const listStepItems = (step: WizardStep) =>
    listSummaryItems(getStepFields(step), texts, WIZARD_PLACES);
  const welcomeItems = listSummaryItems(
    WELCOME_FIELDS,
    { ...initialData, country: getCountryName(initialData.country) },
    WELCOME_PLACES,
  );
  const formats = listStepItems(2).map(({ text }) => text);
  return (
    <section
      aria-labelledby="summary-title"
      className="@container rounded-control border border-transparent bg-tint p-4"
    >
      <h2 id="summary-title" className="text-h2">
        Summary
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-3">
        <Part title={<bdi>{textToShow(initialData.name)}</bdi>} edit={<EditWelcomeAnswers />}>
          <Items items={welcomeItems} />
        </Part>
        <Part title="Organisation details" edit={<EditStep step={1} />}>
          <Items items={listStepItems(1)} />
        </Part>
        <Part title="Formats" edit={<EditStep step={2} />}>
          {[...formats, `time zone ${timeZoneToSend()}`].join(', ')}
        </Part>
        <Part
          title="Final setup"
          edit={<EditStep step={3} controlId={`interests.${INTERESTS[0]}`} />}
        >
          <ChosenSetup />
        </Part>
      </dl>
    </section>
  );
}

/** `<bdi>` isolates the direction of each value, so that it does not reorder the words around it. */
function Items({ items }: { items: readonly SummaryItem[] }) {
  return items.map(({ name, kind, text }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <bdi dir={kind === 'phone' ? 'ltr' : undefined}>{textToShow(text)}</bdi>
    </Fragment>
  ));
}

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
    <div className="grid grid-cols-1 gap-x-4 @min-[32rem]:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-strong">{title}</dt>
      <dd className="min-w-0 text-small break-words @min-[32rem]:col-start-1">{children}</dd>
      <dd className="@min-[32rem]:col-start-2 @min-[32rem]:row-start-1">{edit}</dd>
    </div>
  );
}

/** The current switches and start point. Only this part changes while the step is open. */
function ChosenSetup() {
  const { control } = useFormContext<FinalSetup>();
  const { interests, startPoint } = useWatch({ control });
  const chosen = Object.fromEntries(INTERESTS.map((key) => [key, interests?.[key] ?? true]));
  const words = describeInterests(chosen as FinalSetup['interests']);
  const start = startPoint === 'ready' ? 'no demo data' : 'with demo data';
  return <span key={words + start}>{`${words}, ${start}`}</span>;
}
