import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { fetchCountryList } from '#src/kernel/countries/country-list.ts';
import { afterPress } from '#src/ui/press/after-press.ts';
import { SelectSearch } from '#src/ui/select/select-search.tsx';
import { keepText } from '#src/ui/select/use-text-without-options.ts';
import { CountriesFailed } from './countries-failed.tsx';
import { useCountryList } from './use-country-list.ts';
import { useCountryOptions } from './use-country-options.tsx';
import { useEarlyText } from './use-early-text.ts';
import { useFieldError } from './use-field-error.ts';
import { useListBeforeSubmit } from './use-list-before-submit.ts';
import { usePreselectedCountry } from './use-preselected-country.ts';

const countText = (count: number) => (count === 1 ? '1 country' : `${count} countries`);

/**
 * The choice of a country, by search or by the browser's autofill; the visitor's own is preselected (section 5; UI
 * contract, 2b). The list is loaded when the browser is idle, the search when the visitor comes to the field.
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
  useEarlyText({ id: name, options, search, value });
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
        onBlur={() => afterPress(onBlur)}
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

/** A visit that began before the script came is one too. */
function useEarlyVisit(id: string, onVisit: () => void) {
  useEffect(() => {
    if (document.activeElement?.id === id) onVisit();
  }, [id, onVisit]);
}

/**
 * "Try again" goes when it has worked: a focus that went with it moves on to the field that it made room for. A visitor
 * who is typing elsewhere by then is left alone.
 */
function useFocusAfterRetry(name: string, status: string) {
  const wasRetrying = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    /* At once: the form's own `setFocus` waits a task, and by then the visitor may be typing in another field. */
    if (wasRetrying.current && status === 'ready' && isLost) document.getElementById(name)?.focus();
    wasRetrying.current = status === 'retrying';
  }, [name, status]);
}
