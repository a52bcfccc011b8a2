import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { STORAGE_PREFIX } from '#src/config/product.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';
import { localStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';

const KEY = `${STORAGE_PREFIX}.session`;

/** The settings of the session (section 3). */
export type SessionState = {
  /** The spelling of the contract. It is no IANA name, so `Intl` must not get it. */
  readonly timezone: string;
  readonly country: string;
  readonly currencySymbol: string;
  readonly currencyMultiplier: number;
  readonly dateFormat: string;
  readonly timeFormat: string;
  /** The only setting that is stored. */
  readonly isSidebarExpanded: boolean;
  readonly isLoaded: boolean;
  readonly isKiosk: boolean;
};

/** The default settings of a session (sections 3 and 9). */
export const SESSION_DEFAULTS: SessionState = {
  timezone: 'Auckland/Pacific',
  country: 'NZ',
  currencySymbol: '$',
  currencyMultiplier: 1,
  dateFormat: 'd MMM yyyy',
  timeFormat: 'HH:mm',
  isSidebarExpanded: true,
  isLoaded: false,
  isKiosk: false,
};

/** The settings of this tab. Only the actions in this file change them. */
export const sessionSettings = createStore<SessionState>(() => SESSION_DEFAULTS);

/** Reads the session settings, and renders the component again when the selected part changes. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(sessionSettings, selector);
}

/** Changes settings. A changed sidebar flag is also stored. */
export function updateSession(patch: Partial<SessionState>): void {
  sessionSettings.setState(patch);
  const { isSidebarExpanded } = sessionSettings.getState();
  if ('isSidebarExpanded' in patch) writeStored(localStore, KEY, { isSidebarExpanded });
}

/** Restores the stored sidebar flag when the site starts. Any other stored value is ignored. */
export function restoreSession(): void {
  const stored = parseJson(localStore.read(KEY) ?? 'null') as Partial<SessionState> | null;
  const flag = stored?.isSidebarExpanded;
  if (typeof flag === 'boolean') sessionSettings.setState({ isSidebarExpanded: flag });
}
