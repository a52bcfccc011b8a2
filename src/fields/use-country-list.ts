import { useEffect } from 'react';
import { useStore } from 'zustand';
import {
  countryList,
  fetchCountryList,
  retryCountryList,
} from '#src/kernel/countries/country-list.ts';
import { whenIdle } from '#src/ui/loading/when-idle.ts';

/**
 * Reads the list of countries. It loads when the browser is idle; see `fetchCountryList` to load it sooner. A screen
 * that mounts after a failure retries once.
 */
export function useCountryList() {
  useEffect(() => {
    const hasFailed = countryList.getState().status === 'failed';
    whenIdle(hasFailed ? retryCountryList : fetchCountryList);
  }, []);
  return useStore(countryList);
}
