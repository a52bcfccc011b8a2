import { useCallback, useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { fetchCountryList } from '#src/kernel/countries/country-list.ts';
import { AutofillSelect } from '#src/ui/autofill-select.tsx';
import { CountriesFailed } from './countries-failed.tsx';
import { CountryStandIn, type HandOver } from './country-stand-in.tsx';
import { useCountryList } from './use-country-list.ts';
import { useFieldError } from './use-field-error.ts';
import { useHandOver } from './use-hand-over.ts';
import { useLatePart } from './use-late-part.ts';
import { usePreselectedCountry } from './use-preselected-country.ts';

const loadCombobox = async () => (await import('./country-combobox.tsx')).CountryCombobox;

/**
 * The choice of a country, by search or by the browser's autofill; the visitor's own is preselected (section 5; UI
 * contract, 2b). A light stand-in takes focus and text until the combobox and the list are loaded.
 */
export function CountryField({ name, label }: { name: string; label: string }) {
  const {
    field: { value, onChange, onBlur, ref: focusRef },
  } = useController({ name, defaultValue: '' });
  const { trigger } = useFormContext();
  const error = useFieldError(name);
  const { status, preferred, others } = useCountryList();
  const [Combobox, askForCombobox] = useLatePart(loadCombobox);
  const visited = useRef(false);
  const [leave, takeOver] = useHandOver<HandOver>();
  usePreselectedCountry(name, visited);
  useFocusAfterRetry(name, status);

  const choose = useCallback(
    (code: string) => {
      onChange(code);
      void trigger(name);
    },
    [name, onChange, trigger],
  );
  function handleApproach() {
    askForCombobox();
    void fetchCountryList();
  }
  if (status === 'failed' || status === 'retrying')
    return <CountriesFailed isRetrying={status === 'retrying'} />;

  const countries = [...preferred, ...others];
  const texts = { id: name, label, error, placeholder: 'Choose country', listLabel: 'Countries' };
  return (
    <div className="relative min-w-0" onFocus={() => (visited.current = true)}>
      {Combobox && status === 'ready' ? (
        <Combobox
          {...texts}
          {...{ preferred, others, value, onBlur, focusRef, takeOver }}
          onChange={choose}
        />
      ) : (
        <CountryStandIn
          {...texts}
          chosen={countries.find(({ code }) => code === value)?.name ?? ''}
          focusRef={focusRef}
          onApproach={handleApproach}
          onHandOver={leave}
        />
      )}
      <AutofillSelect
        name={name}
        autoComplete="country"
        options={countries.map(({ code, name: text }) => ({ value: code, label: text }))}
        value={value}
        onChange={choose}
      />
    </div>
  );
}

/** "Try again" goes when it has worked: the focus moves on to the field that it made room for. */
function useFocusAfterRetry(name: string, status: string) {
  const { setFocus } = useFormContext();
  const wasRetrying = useRef(false);
  useEffect(() => {
    if (wasRetrying.current && status === 'ready') setFocus(name);
    wasRetrying.current = status === 'retrying';
  }, [name, status, setFocus]);
}
