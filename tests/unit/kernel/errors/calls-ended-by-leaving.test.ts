import { AxiosError } from 'axios';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCountries } from '#src/kernel/api/calls/countries.ts';
import { checkExists } from '#src/kernel/api/calls/check-exists.ts';
import { lookUpCountry } from '#src/kernel/api/calls/ip-lookup.ts';
import { getUser } from '#src/kernel/api/calls/user.ts';
import { mapError } from '#src/kernel/api/map-error.ts';
import { ports } from '#src/kernel/api/ports.ts';
import { logOut } from '#src/kernel/auth/logout.ts';
import { startLogin } from '#src/kernel/auth/start-login.ts';
import { fetchCountryList } from '#src/kernel/countries/country-list.ts';
import { detectCountry } from '#src/kernel/countries/detect-country.ts';
import {
  errorNavigation,
  handleError,
  listenForUncaughtErrors,
  registerErrorHandler,
} from '#src/kernel/errors/handler-chain.ts';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';
import { leavePage, watchPageLeaving } from '#src/kernel/navigation/page-leaving.ts';
import { buildInitialData } from '#tests/support/builders.ts';
import { server } from '#tests/support/server.ts';

const reported = vi.fn<(error: unknown) => boolean>(() => false);
const visited: string[] = [];
let undo: (() => void)[];
let endCalls: () => void;
let calls: number;

/** What the browser does to the calls on their way once the navigation has begun. */
function holdCalls() {
  calls = 0;
  const ended = new Promise<void>((resolve) => {
    endCalls = resolve;
  });
  server.use(
    http.all('*', async () => {
      calls += 1;
      await ended;
      return HttpResponse.error();
    }),
  );
}

beforeEach(() => {
  holdCalls();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  /* jsdom cannot load another document. */
  vi.spyOn(browserNavigation, 'assign').mockImplementation(() => leavePage(() => {}));
  errorNavigation.setNavigate((path) => visited.push(path));
  ports.onCentralError(handleError);
  undo = [watchPageLeaving(), listenForUncaughtErrors(), registerErrorHandler(reported, 0)];
});
afterEach(() => {
  for (const step of undo) step();
  ports.onCentralError(() => {});
  visited.length = 0;
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

const { name, email, country } = buildInitialData();
const pending: [string, () => Promise<unknown>][] = [
  ['GET /countries', getCountries],
  ['the list of countries', fetchCountryList],
  ['GET /user', getUser],
  ['checkExists', () => checkExists({ ...buildInitialData(), name, email, country })],
  ['the look-up by IP address', lookUpCountry],
  ['the country of the visitor', detectCountry],
];
const ways: [string, () => unknown][] = [
  ['to the app', () => leavePage(() => {})],
  ['to the login', () => startLogin({ returnTo: '/info' })],
  ['at sign-out', () => logOut()],
];

describe.each(ways)('the page is left %s [R18]', (_, leave) => {
  it.each(pending)('%s is aborted, which is no error', async (_name, ask) => {
    const outcome = ask().catch(handleError);
    await vi.waitFor(() => expect(calls).toBeGreaterThan(0), { timeout: 5000 });
    await leave();
    endCalls();
    await outcome;
    expect(visited).toEqual([]);
    expect(reported).not.toHaveBeenCalled();
  });
});

it.each([AxiosError.ERR_CANCELED, AxiosError.ECONNABORTED])(
  'a call that is cancelled (%s) on a page that is being left is no error [R18]',
  (code) => {
    const error = mapError(new AxiosError('Request aborted', code), 'ref-1');
    leavePage(() => {});
    expect(handleError(error)).toBe(true);
    expect(visited).toEqual([]);
    expect(reported).not.toHaveBeenCalled();
  },
);
