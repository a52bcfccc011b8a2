import { useEffect } from 'react';
import { useStore } from 'zustand';
import { countryList, fetchCountryList } from '#src/kernel/countries/country-list.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

/** The countries that can be chosen, loaded when the browser is idle; see `fetchCountryList` for sooner. */
export function useCountryList() {
  useEffect(() => whenIdle(fetchCountryList), []);
  return useStore(countryList);
}
