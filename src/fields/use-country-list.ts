import { useEffect } from 'react';
import { useStore } from 'zustand';
import {
  countryList,
  fetchCountryList,
  retryCountryList,
} from '#src/kernel/countries/country-list.ts';
import { whenIdle } from '#src/ui/loading/when-idle.ts';

/**
 * The countries that can be chosen, loaded when the browser is idle; see `fetchCountryList` for sooner. A screen that
 * comes after a failure asks once more.
 */
export function useCountryList() {
  useEffect(() => {
    const hasFailed = countryList.getState().status === 'failed';
    whenIdle(hasFailed ? retryCountryList : fetchCountryList);
  }, []);
  return useStore(countryList);
}
