import { useMemo } from 'react';
import { useCountryList } from './use-country-list.ts';

const offersAll = () => true;

/** Returns a function that checks whether the list offers a country. Without a list it offers all. */
export function useOfferedCountries(): (country: string) => boolean {
  const { preferred, others } = useCountryList();
  return useMemo(() => {
    const codes = new Set([...preferred, ...others].map(({ code }) => code));
    return codes.size === 0 ? offersAll : (country: string) => codes.has(country);
  }, [preferred, others]);
}
