import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { nextTask } from '#src/kernel/async/next-task.ts';
import { countryList, retryCountryList } from '#src/kernel/countries/country-list.ts';
import { useSubmitHold } from './submit-holds.ts';

/**
 * Makes a submit wait for the list of countries when it needs the list to find a typed text. It retries a failed list,
 * before the form says that the country is missing.
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
    /* The field reads the text when it renders with the list. */
    await nextTask();
  }, [getValues, name]);
  useSubmitHold(loadList);
}
