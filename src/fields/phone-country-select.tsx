import { useEffect, useMemo, type ReactNode } from 'react';
import type { CountryOption } from '#src/kernel/countries/country-options.ts';
import { Flag } from '#src/ui/flag.tsx';
import { Select } from '#src/ui/select.tsx';
import type { Press } from './phone-country-stand-in.tsx';

type PhoneCountrySelectProps = {
  id: string;
  label: string;
  face: ReactNode;
  preferred: readonly CountryOption[];
  others: readonly CountryOption[];
  value: string;
  onChange: (code: string) => void;
  /** What the stand-in left. */
  takeOver: () => Press | null;
};

/** The list of the countries with their calling codes: heavy, and so loaded by need. */
export function PhoneCountrySelect({
  preferred,
  others,
  takeOver,
  label,
  ...select
}: PhoneCountrySelectProps) {
  const { id } = select;
  const options = useMemo(
    () =>
      [...preferred, ...others].map(({ code, name, prefix }) => ({
        value: code,
        label: `${name} +${prefix}`,
        icon: <Flag code={code} />,
      })),
    [preferred, others],
  );

  useEffect(() => {
    const { hasFocus = false, wasPressed = false } = takeOver() ?? {};
    const button = document.getElementById(id);
    if (hasFocus) button?.focus();
    if (hasFocus && wasPressed) button?.click();
  }, [id, takeOver]);

  return (
    <Select
      {...select}
      label={label}
      buttonLabel={label}
      options={options}
      dividerAfter={preferred.length}
    />
  );
}
