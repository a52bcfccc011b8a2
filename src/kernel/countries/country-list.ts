import { nextTask } from '#src/kernel/async/next-task.ts';
import { createStore } from 'zustand/vanilla';
import type { CountryIndex } from './country-index.ts';
import type { CountryOption } from './country-options.ts';

/** The countries, loaded once for everybody (section 3). */
export type CountryList = {
  /**
   * `unreachable` when there was no connection, which the error page tells; `failed` for every other reason, and
   * `retrying` after that.
   */
  readonly status: 'waiting' | 'loading' | 'ready' | 'unreachable' | 'failed' | 'retrying';
  readonly index: CountryIndex;
  readonly preferred: readonly CountryOption[];
  readonly others: readonly CountryOption[];
  /** Settled when the load that is on its way, or the last one, has ended. */
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
 * Loads the list unless it is there or on its way. After a failure it does nothing: several parts of a screen ask on
 * their own, and "Try again" is the visitor's. Never throws.
 */
export function fetchCountryList(): Promise<void> {
  const { status, ended } = countryList.getState();
  return status === 'waiting' || status === 'unreachable' ? startLoad('loading') : ended;
}

/** Tries again after a failure; otherwise it does what `fetchCountryList` does. */
export const retryCountryList = (): Promise<void> =>
  countryList.getState().status === 'failed' ? startLoad('retrying') : fetchCountryList();

/** Of two loads only the later may say how it ended. */
function startLoad(status: 'loading' | 'retrying'): Promise<void> {
  const ended = loadList().then((outcome) => {
    if (countryList.getState().ended === ended) countryList.setState(outcome);
  });
  countryList.setState({ status, ended });
  return ended;
}

async function loadList(): Promise<Partial<CountryList>> {
  try {
    const [, { loadCountries }, { countryOptions }] = await Promise.all([
      /* First, so that the rules are evaluated in a task of their own. */
      import('#src/contracts/country.ts'),
      import('./load-countries.ts'),
      import('./country-options.ts'),
    ]);
    const index = await loadCountries();
    /* The answer has been checked by now: its rows are made in a task of their own, so that no key press waits for both. */
    await nextTask();
    return { status: 'ready', index, ...countryOptions(index) };
  } catch (error) {
    const { kind } = error as { kind?: unknown };
    return { status: kind === 'network' ? 'unreachable' : 'failed' };
  }
}
