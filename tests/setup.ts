import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { authStore } from '#src/kernel/auth/auth-store.ts';
import { clearPendingLogin } from '#src/kernel/auth/start-login.ts';
import { countryList } from '#src/kernel/countries/country-list.ts';
import { clearErrors } from '#src/kernel/errors/error-store.ts';
import { watchPageLeaving } from '#src/kernel/navigation/page-leaving.ts';
import { setCases } from './support/fuzz.ts';
import { server } from './support/server.ts';

/** jsdom has no layout; Headless UI only needs the observers to exist. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoObserver);
Element.prototype.scrollIntoView = () => {};
Element.prototype.getAnimations = () => [];
window.scrollTo = () => {};

setCases();

let complaints: unknown[][] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

/* Every visitor has the lists by the time one is opened; here Vite would only then begin to make them. */
beforeAll(() =>
  Promise.all([
    import('#src/ui/select/select-list.tsx'),
    import('#src/ui/select/autofill-select.tsx'),
  ]),
);

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said));
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  countryList.setState(countryList.getInitialState(), true);
  vi.restoreAllMocks();
  if (complaints.length > 0)
    throw new Error(`Unexpected console.error: ${complaints.flat().join(' ')}`);
});

/* The next file may run in this window, with these modules. */
afterAll(() => {
  server.close();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  clearPendingLogin();
  clearErrors();
  authStore.setState(authStore.getInitialState(), true);
  const stopWatching = watchPageLeaving();
  stopWatching();
});
