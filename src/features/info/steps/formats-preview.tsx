import { useFormContext, useWatch } from 'react-hook-form';
import { announce } from '#src/ui/announce.ts';
import { Button } from '#src/ui/button.tsx';
import {
  type Formats,
  type PhoneSample,
  formatDateSample,
  formatSampleLine,
  formatTimeSample,
} from '#src/features/info/answers/format-samples.ts';
import { getCountryName, getUsualFormats } from '#src/features/info/answers/usual-formats.ts';

type FormatsPreviewProps = {
  today: Date;
  phone: PhoneSample;
  /** Two upper-case letters. */
  country: string;
};

/** Shows one line in the chosen formats, and offers the usual formats of the country. */
export function FormatsPreview({ today, phone, country }: FormatsPreviewProps) {
  const { control } = useFormContext<Formats>();
  const [dateFormat, timeFormat, phoneFormat] = useWatch({
    control,
    name: ['dateFormat', 'timeFormat', 'phoneFormat'],
  });
  const line = formatSampleLine({ dateFormat, timeFormat, phoneFormat }, today, phone);
  return (
    <section
      aria-label="Preview"
      className="grid justify-items-start gap-2 rounded-control border border-transparent bg-tint p-4"
    >
      <p className="text-small text-muted">This is how members will see it</p>
      <p key={line} className="text-strong tabular-nums">
        {line}
      </p>
      <UsualFormats today={today} country={country} />
    </section>
  );
}

/** Suggests formats. The defaults of the specification stay until the visitor presses the button. */
function UsualFormats({ today, country }: { today: Date; country: string }) {
  const { setValue } = useFormContext<Formats>();
  const usual = getUsualFormats(country);
  if (usual === null) return null;
  const { dateFormat, timeFormat } = usual;
  const sample = `${formatDateSample(dateFormat, today)}, ${formatTimeSample(timeFormat)}`;

  function handleClick() {
    setValue('dateFormat', dateFormat, { shouldDirty: true });
    setValue('timeFormat', timeFormat, { shouldDirty: true });
    announce(`Formats set: ${sample}`);
  }

  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <Button variant="link" onClick={handleClick} aria-describedby="usual-formats">
        {`Usual in ${getCountryName(country)}`}
      </Button>
      <span id="usual-formats" key={sample} className="text-small text-muted tabular-nums">
        {sample}
      </span>
    </div>
  );
}
