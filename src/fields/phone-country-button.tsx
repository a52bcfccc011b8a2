import { memo, useMemo } from 'react';
import type { CountryOption } from '#src/kernel/countries/country-options.ts';
import { Flag } from '#src/ui/flag.tsx';
import { SelectBox } from '#src/ui/select/select-box.tsx';
import { useCountryList } from './use-country-list.ts';

type PhoneCountryButtonProps = {
  id: string;
  /** The selected country, or null. */
  country: string | null;
  /**
   * The calling code of a number with a country that is not offered, or null. The button shows it instead of a country.
   */
  foreignCode: string | null;
  onPick: (country: string) => void;
};

/** The button for the country of a phone number. Typing a number does not render it again. */
export const PhoneCountryButton = memo(function PhoneCountryButton({
  id,
  country,
  foreignCode,
  onPick,
}: PhoneCountryButtonProps) {
  const { preferred, others } = useCountryList();
  const countries = useMemo(() => [...preferred, ...others], [preferred, others]);
  const options = useMemo(
    () =>
      countries.map(({ code, name, prefix }) => ({
        value: code,
        label: `${name} +${prefix}`,
        tail: `+${prefix}`,
        icon: <Flag code={code} />,
      })),
    [countries],
  );
  const chosen = foreignCode === null ? countries.find(({ code }) => code === country) : undefined;
  const label = getLabel(chosen, foreignCode);
  return (
    <SelectBox
      {...{ id, options }}
      buttonLabel={label}
      face={<Face code={chosen?.code} prefix={foreignCode ?? chosen?.prefix} />}
      value={chosen?.code ?? ''}
      onChange={onPick}
      dividerAfter={preferred.length}
    />
  );
});

function getLabel(chosen: CountryOption | undefined, foreignCode: string | null): string {
  if (foreignCode !== null) return `Phone country: International, +${foreignCode}`;
  return chosen ? `Phone country: ${chosen.name} +${chosen.prefix}` : 'Phone country';
}

type FaceProps = { code: string | undefined; prefix: string | undefined };

function Face({ code, prefix = '' }: FaceProps) {
  return (
    <>
      {code ? <Flag code={code} className="max-[359px]:hidden" /> : null}
      <span>{`+${prefix}`}</span>
    </>
  );
}
