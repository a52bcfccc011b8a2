import { useEffect, useMemo } from 'react';
import type { CountryOption } from '#src/kernel/countries/country-options.ts';
import { Flag } from '#src/ui/flag.tsx';
import type { SelectOption } from '#src/ui/select/select-option.tsx';
import { useDemandedPart } from '#src/ui/loading/use-late-part.ts';
import { whenIdle } from '#src/ui/loading/when-idle.ts';

type Countries = {
  readonly preferred: readonly CountryOption[];
  readonly others: readonly CountryOption[];
};

const loadSearch = async () =>
  (await import('#src/kernel/countries/country-search.ts')).createCountrySearch;

/** The search until the fuzzy search has loaded. */
const createPlainSearch = (countries: readonly CountryOption[]) => (query: string) => {
  const wanted = query.trim().toLowerCase();
  return countries.filter(({ name }) => name.toLowerCase().startsWith(wanted));
};

/**
 * Creates the rows of a country selector and their search.
 * @param countries the list, in its order
 */
export function useCountryOptions({ preferred, others }: Countries) {
  const [createSearch, askForSearch] = useDemandedPart(loadSearch);
  const found = useMemo(() => {
    const countries = [...preferred, ...others];
    const rows = new Map(
      countries.map((country): [CountryOption, SelectOption] => [
        country,
        { value: country.code, label: country.name, icon: <Flag code={country.code} /> },
      ]),
    );
    const find = (createSearch ?? createPlainSearch)(countries);
    const search = (query: string) => find(query).flatMap((country) => rows.get(country) ?? []);
    return { options: [...rows.values()], search };
  }, [preferred, others, createSearch]);

  /* The first search creates the index, so it runs at an idle moment and not at the first key. */
  useEffect(() => {
    if (createSearch) whenIdle(() => found.search('a'));
  }, [createSearch, found]);
  return { ...found, askForSearch };
}
