import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  SESSION_DEFAULTS,
  restoreSession,
  sessionSettings,
  updateSession,
  useSession,
} from '#src/kernel/session/session-store.ts';
import { localStore } from '#src/kernel/storage/guarded-storage.ts';

const KEY = 'hc.session';

beforeEach(() => sessionSettings.setState(SESSION_DEFAULTS, true));

describe('the session settings', () => {
  it('start with the defaults of the specification [S3.4a]', () => {
    expect(sessionSettings.getInitialState()).toEqual({
      timezone: 'Auckland/Pacific',
      country: 'NZ',
      currencySymbol: '$',
      currencyMultiplier: 1,
      dateFormat: 'd MMM yyyy',
      timeFormat: 'HH:mm',
      isSidebarExpanded: true,
      isLoaded: false,
      isKiosk: false,
    });
  });

  it('give components the part that they select, and each change of it', () => {
    const { result } = renderHook(() => useSession(({ country }) => country));
    expect(result.current).toBe('NZ');
    act(() => updateSession({ country: 'AU' }));
    expect(result.current).toBe('AU');
  });

  it('change only in the given parts', () => {
    updateSession({ isLoaded: true, isKiosk: true });
    expect(sessionSettings.getState()).toEqual({
      ...SESSION_DEFAULTS,
      isLoaded: true,
      isKiosk: true,
    });
  });
});

describe('the sidebar flag', () => {
  it('is the only setting that is stored [S3.4b]', () => {
    updateSession({ country: 'AU' });
    expect(localStorage).toHaveLength(0);
    updateSession({ isSidebarExpanded: false, isKiosk: true });
    expect(localStorage.getItem(KEY)).toBe('{"isSidebarExpanded":false}');
  });

  it.each([true, false])('is restored as stored: %s', (flag) => {
    updateSession({ isSidebarExpanded: flag });
    sessionSettings.setState({ ...SESSION_DEFAULTS, isSidebarExpanded: !flag }, true);
    restoreSession();
    expect(sessionSettings.getState().isSidebarExpanded).toBe(flag);
  });

  it('is restored without changing the other settings', () => {
    localStorage.setItem(KEY, '{"isSidebarExpanded":false,"country":"XX","isKiosk":true}');
    updateSession({ country: 'AU' });
    restoreSession();
    expect(sessionSettings.getState()).toEqual({
      ...SESSION_DEFAULTS,
      country: 'AU',
      isSidebarExpanded: false,
    });
  });

  it.each(['', '{', 'null', '"str"', '[]', '7', '{"isSidebarExpanded":"no"}', '<html>'])(
    'keeps its default when %j is stored',
    (junk) => {
      localStorage.setItem(KEY, junk);
      restoreSession();
      expect(sessionSettings.getState()).toEqual(SESSION_DEFAULTS);
    },
  );

  it('changes in this tab even when the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    updateSession({ isSidebarExpanded: false });
    expect(sessionSettings.getState().isSidebarExpanded).toBe(false);
    sessionSettings.setState(SESSION_DEFAULTS, true);
    restoreSession();
    expect(sessionSettings.getState().isSidebarExpanded).toBe(false);
    localStore.remove(KEY);
  });
});
