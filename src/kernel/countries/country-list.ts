import { createStore } from 'zustand/vanilla';
import type { CountryOption } from './country-options.ts';

/** The list that the country selectors share. */
export type CountryList = {
  /**
   * `unreachable` when there was no connection, which the error page tells; `failed` for every other reason, and
   * `retrying` after that.
   */
  readonly status: 'waiting' | 'loading' | 'ready' | 'unreachable' | 'failed' | 'retrying';
  readonly preferred: readonly CountryOption[];
  readonly others: readonly CountryOption[];
};

export const countryList = createStore<CountryList>(() => ({
  status: 'waiting',
  preferred: [],
  others: [],
}));

/** Loads the list unless it is there or on its way; after a failure it tries again. Never throws. */
export async function fetchCountryList(): Promise<void> {
  const { status } = countryList.getState();
  if (status !== 'waiting' && status !== 'unreachable' && status !== 'failed') return;
  countryList.setState({ status: status === 'failed' ? 'retrying' : 'loading' });
  try {
    const [{ loadCountries }, { countryOptions }] = await Promise.all([
      import('./load-countries.ts'),
      import('./country-options.ts'),
    ]);
    countryList.setState({ status: 'ready', ...countryOptions(await loadCountries()) });
  } catch (error) {
    const { kind } = error as { kind?: unknown };
    countryList.setState({ status: kind === 'network' ? 'unreachable' : 'failed' });
  }
}
