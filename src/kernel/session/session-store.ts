import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { STORAGE_PREFIX } from '#src/config/product.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';
import { localStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';

const KEY = `${STORAGE_PREFIX}.session`;

/** The settings of the session (section 3). */
export type SessionState = {
  /** As the contract spells it. It is no IANA name: nothing may hand it to Intl. */
  readonly timezone: string;
  readonly country: string;
  readonly currencySymbol: string;
  readonly currencyMultiplier: number;
  readonly dateFormat: string;
  readonly timeFormat: string;
  /** The one setting that outlives the page. */
  readonly isSidebarExpanded: boolean;
  readonly isLoaded: boolean;
  readonly isKiosk: boolean;
};

/** What a session starts with (sections 3 and 9). */
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

/** The settings of this tab. Only the actions of this file change them. */
export const sessionSettings = createStore<SessionState>(() => SESSION_DEFAULTS);

/** Reads the session settings in a component, and renders it again when the selected part changes. */
export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(sessionSettings, selector);
}

/** Changes settings; a changed sidebar flag is stored as well. */
export function updateSession(patch: Partial<SessionState>): void {
  sessionSettings.setState(patch);
  const { isSidebarExpanded } = sessionSettings.getState();
  if ('isSidebarExpanded' in patch) writeStored(localStore, KEY, { isSidebarExpanded });
}

/** Takes the stored sidebar flag over; called once when the site starts. Anything but a flag is left where it is. */
export function restoreSession(): void {
  const stored = parseJson(localStore.read(KEY) ?? 'null') as Partial<SessionState> | null;
  const flag = stored?.isSidebarExpanded;
  if (typeof flag === 'boolean') sessionSettings.setState({ isSidebarExpanded: flag });
}
