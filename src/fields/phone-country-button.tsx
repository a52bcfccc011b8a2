import { memo, useMemo } from 'react';
import { Flag } from '#src/ui/flag.tsx';
import { Select } from '#src/ui/select.tsx';
import { useCountryList } from './use-country-list.ts';

type PhoneCountryButtonProps = {
  id: string;
  /** The country shown, or null. */
  country: string | null;
  onPick: (country: string) => void;
};

/** The country of a phone number, picked by name and calling code. Typing a number does not render it again. */
export const PhoneCountryButton = memo(function PhoneCountryButton({
  id,
  country,
  onPick,
}: PhoneCountryButtonProps) {
  const { preferred, others } = useCountryList();
  const countries = useMemo(() => [...preferred, ...others], [preferred, others]);
  const options = useMemo(
    () =>
      countries.map(({ code, name, prefix }) => ({
        value: code,
        label: `${name} +${prefix}`,
        icon: <Flag code={code} />,
      })),
    [countries],
  );
  const chosen = countries.find(({ code }) => code === country);
  const label = chosen ? `Phone country: ${chosen.name} +${chosen.prefix}` : 'Phone country';
  return (
    <Select
      {...{ id, label, options }}
      buttonLabel={label}
      face={<Face {...chosen} />}
      value={chosen?.code ?? ''}
      onChange={onPick}
      dividerAfter={preferred.length}
    />
  );
});

function Face({ code, prefix = '' }: { code?: string; prefix?: string }) {
  return (
    <>
      {code ? <Flag code={code} className="max-[359px]:hidden" /> : null}
      <span>{`+${prefix}`}</span>
    </>
  );
}
