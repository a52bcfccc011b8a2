import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { fetchCountryList } from '#src/kernel/countries/country-list.ts';
import { SelectSearch } from '#src/ui/select/select-search.tsx';
import { keepText } from '#src/ui/select/use-text-without-options.ts';
import { CountriesFailed } from './countries-failed.tsx';
import { useCountryList } from './use-country-list.ts';
import { useCountryOptions } from './use-country-options.tsx';
import { useFieldError } from './use-field-error.ts';
import { useListBeforeSubmit } from './use-list-before-submit.ts';
import { usePreselectedCountry } from './use-preselected-country.ts';

const countText = (count: number) => (count === 1 ? '1 country' : `${count} countries`);

/**
 * The country field, with search and autofill. The visitor's own country is preselected (section 5; UI contract, 2b).
 * The list loads when the browser is idle, the search when the visitor comes to the field.
 */
export function CountryField({ name, label }: { name: string; label: string }) {
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name, defaultValue: '' });
  const { trigger } = useFormContext();
  const error = useFieldError(name);
  const { status, ...countries } = useCountryList();
  const { options, search, askForSearch } = useCountryOptions(countries);
  const visited = useRef(false);
  const [typed] = useState(keepText);
  usePreselectedCountry(name, visited);
  useFocusAfterRetry(name, status);

  function choose(code: string) {
    onChange(code);
    void trigger(name);
  }
  useEarlyVisit(name, askForSearch);
  useListBeforeSubmit(name);

  function handleFocus() {
    visited.current = true;
    askForSearch();
    void fetchCountryList();
  }
  if (status === 'failed' || status === 'retrying')
    return <CountriesFailed ref={ref} isRetrying={status === 'retrying'} />;
  return (
    <div className="relative min-w-0" onFocus={handleFocus}>
      <SelectSearch
        {...{ name, label, error, ref, options, search, value, countText, typed }}
        id={name}
        onChange={choose}
        onBlur={onBlur}
        placeholder="Choose country"
        listLabel="Countries"
        emptyText={status === 'ready' ? 'No countries found' : 'Loading countries'}
        dividerAfter={countries.preferred.length}
        autoComplete="country"
        required
      />
    </div>
  );
}

/** A visit that started before hydration counts too. */
function useEarlyVisit(id: string, onVisit: () => void) {
  useEffect(() => {
    if (document.activeElement?.id === id) onVisit();
  }, [id, onVisit]);
}

/**
 * When "Try again" succeeds, its button disappears and the focus is lost. Then the field gets it, unless the visitor is
 * typing in another field.
 */
function useFocusAfterRetry(name: string, status: string) {
  const wasRetrying = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    /* `setFocus` of the form is asynchronous, and the visitor may type in another field by then. */
    if (wasRetrying.current && status === 'ready' && isLost) document.getElementById(name)?.focus();
    wasRetrying.current = status === 'retrying';
  }, [name, status]);
}
