import { useMemo } from 'react';
import { useCountryList } from './use-country-list.ts';

const offersAll = () => true;

/** Whether a country can be chosen from the list; all of them as long as there is no list. */
export function useOfferedCountries(): (country: string) => boolean {
  const { preferred, others } = useCountryList();
  return useMemo(() => {
    const codes = new Set([...preferred, ...others].map(({ code }) => code));
    return codes.size === 0 ? offersAll : (country: string) => codes.has(country);
  }, [preferred, others]);
}
