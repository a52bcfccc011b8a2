import { useEffect, useMemo, type RefCallback } from 'react';
import type { CountryOption } from '#src/kernel/countries/country-options.ts';
import { createCountrySearch } from '#src/kernel/countries/country-search.ts';
import { Flag } from '#src/ui/flag.tsx';
import { SelectSearch } from '#src/ui/select-search.tsx';
import type { CountryTexts, HandOver } from './country-stand-in.tsx';
import { typeInto } from './type-into.ts';

type CountryComboboxProps = CountryTexts & {
  preferred: readonly CountryOption[];
  others: readonly CountryOption[];
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  focusRef: RefCallback<HTMLInputElement>;
  /** What the stand-in left. */
  takeOver: () => HandOver | null;
};

const countText = (count: number) => (count === 1 ? '1 country' : `${count} countries`);

/** The rows of the list, and the search in them. */
function searchable(countries: readonly CountryOption[]) {
  const rows = new Map(
    countries.map((country) => {
      const { code, name } = country;
      return [country, { value: code, label: name, icon: <Flag code={code} /> }];
    }),
  );
  const find = createCountrySearch(countries);
  const search = (query: string) => find(query).flatMap((country) => rows.get(country) ?? []);
  return { options: [...rows.values()], search };
}

/** The country combobox with its search: heavy, and so loaded by need. It takes over from `CountryStandIn`. */
export function CountryCombobox({
  preferred,
  others,
  takeOver,
  focusRef,
  ...box
}: CountryComboboxProps) {
  const { options, search } = useMemo(
    () => searchable([...preferred, ...others]),
    [preferred, others],
  );
  const { id, onChange } = box;

  useEffect(() => {
    const { typed = '', hasFocus = false } = takeOver() ?? {};
    const input = document.getElementById(id);
    if (hasFocus) input?.focus();
    if (hasFocus && typed && input instanceof HTMLInputElement) typeInto(input, typed);
    const [best] = !hasFocus && typed ? search(typed) : [];
    if (best?.label.toLowerCase() === typed.trim().toLowerCase()) onChange(best.value);
  }, [takeOver, id, search, onChange]);

  return (
    <SelectSearch
      {...box}
      ref={focusRef}
      options={options}
      search={search}
      dividerAfter={preferred.length}
      countText={countText}
      emptyText="No countries found"
      required
    />
  );
}
