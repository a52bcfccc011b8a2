import { createStore } from 'zustand/vanilla';
import { nextTask } from '#src/kernel/async/next-task.ts';
import type { CountryIndex } from './country-index.ts';
import type { CountryOption } from './country-options.ts';

/** The list of countries, loaded once for all components (section 3). */
export type CountryList = {
  /**
   * `unreachable`: there was no connection, and the error page says so. `failed`: every other error. `retrying`: the
   * retry after `failed`.
   */
  readonly status: 'waiting' | 'loading' | 'ready' | 'unreachable' | 'failed' | 'retrying';
  readonly index: CountryIndex;
  readonly preferred: readonly CountryOption[];
  readonly others: readonly CountryOption[];
  /** Settles when the present or last load has ended. */
  readonly ended: Promise<void>;
};

export const countryList = createStore<CountryList>(() => ({
  status: 'waiting',
  index: new Map(),
  preferred: [],
  others: [],
  ended: Promise.resolve(),
}));

/**
 * Loads the list, unless it is loaded or loading. After a failure it does nothing, because several components call it
 * and only "Try again" retries. It never throws.
 */
export function fetchCountryList(): Promise<void> {
  const { status, ended } = countryList.getState();
  return status === 'waiting' || status === 'unreachable' ? startLoad('loading') : ended;
}

/** Retries after a failure. Otherwise it does the same as `fetchCountryList`. */
export const retryCountryList = (): Promise<void> =>
  countryList.getState().status === 'failed' ? startLoad('retrying') : fetchCountryList();

/** When two loads overlap, only the later one sets the outcome. */
function startLoad(status: 'loading' | 'retrying'): Promise<void> {
  const ended = loadList().then((outcome) => {
    if (countryList.getState().ended === ended) countryList.setState(outcome);
  });
  countryList.setState({ status, ended });
  return ended;
}

async function loadList(): Promise<Partial<CountryList>> {
  try {
    const [, { loadCountries }, { createCountryOptions }] = await Promise.all([
      /* It is first, so that its rules are evaluated in a separate task. */
      import('#src/contracts/country.ts'),
      import('./load-countries.ts'),
      import('./country-options.ts'),
    ]);
    const index = await loadCountries();
    /* The answer is validated now. The rows are created in a separate task, so that a key press does not wait for
       both. */
    await nextTask();
    return { status: 'ready', index, ...createCountryOptions(index) };
  } catch (error) {
    const { kind } = error as { kind?: unknown };
    return { status: kind === 'network' ? 'unreachable' : 'failed' };
  }
}
