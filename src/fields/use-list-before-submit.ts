import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { countryList, retryCountryList } from '#src/kernel/countries/country-list.ts';
import { useSubmitHold } from './submit-holds.ts';

/**
 * Lets a submit wait for the list of countries when a text is to be found in it, and tries a failed list again, before
 * the form says that a country is missing.
 * @param name the field's name in the form
 */
export function useListBeforeSubmit(name: string): void {
  const { getValues } = useFormContext();
  const loadList = useCallback(async () => {
    const { status } = countryList.getState();
    const input = document.getElementById(name);
    const isTyped = input instanceof HTMLInputElement && input.value !== '';
    if (getValues(name) || status === 'ready' || !(isTyped || status === 'failed')) return;
    await retryCountryList();
    /* The field takes the text up when it is rendered with the list. */
    await new Promise((resolve) => setTimeout(resolve));
  }, [getValues, name]);
  useSubmitHold(loadList);
}
