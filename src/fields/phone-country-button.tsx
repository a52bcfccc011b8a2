import { memo } from 'react';
import { fetchCountryList } from '#src/kernel/countries/country-list.ts';
import { Flag } from '#src/ui/flag.tsx';
import { PhoneCountryStandIn, type Press } from './phone-country-stand-in.tsx';
import { useCountryList } from './use-country-list.ts';
import { useHandOver } from './use-hand-over.ts';
import { useLatePart } from './use-late-part.ts';

type PhoneCountryButtonProps = {
  id: string;
  /** The country shown, or null. */
  country: string | null;
  onPick: (country: string) => void;
};

const loadSelect = async () => (await import('./phone-country-select.tsx')).PhoneCountrySelect;

/** The country of a phone number, picked by name and calling code. Typing a number does not render it again. */
export const PhoneCountryButton = memo(function PhoneCountryButton({
  id,
  country,
  onPick,
}: PhoneCountryButtonProps) {
  const { status, preferred, others } = useCountryList();
  const [CountrySelect, askForSelect] = useLatePart(loadSelect);
  const [leave, takeOver] = useHandOver<Press>();
  function handleApproach() {
    askForSelect();
    void fetchCountryList();
  }
  const chosen = [...preferred, ...others].find(({ code }) => code === country);
  const label = chosen ? `Phone country: ${chosen.name} +${chosen.prefix}` : 'Phone country';
  const face = chosen ? (
    <>
      <Flag code={chosen.code} />
      <span>+{chosen.prefix}</span>
    </>
  ) : (
    <span className="text-muted">+</span>
  );
  if (!CountrySelect || status !== 'ready')
    return (
      <PhoneCountryStandIn
        {...{ id, label, face }}
        onApproach={handleApproach}
        onHandOver={leave}
      />
    );
  return (
    <CountrySelect
      {...{ id, label, face, preferred, others, takeOver }}
      value={chosen?.code ?? ''}
      onChange={onPick}
    />
  );
});
