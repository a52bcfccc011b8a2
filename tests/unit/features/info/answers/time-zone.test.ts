import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rejectTimeZone, timeZoneToSend } from '#src/features/info/answers/time-zone.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('timeZoneToSend', () => {
  it.each(['Pacific/Auckland', 'America/Argentina/Buenos_Aires', 'UTC', 'Asia/Kolkata'])(
    'sends %s [S7.12b]',
    (zone) => {
      expect(timeZoneToSend(zone)).toBe(zone);
    },
  );

  it.each(['', 'Etc/Unknown', '+13:00', 'Auckland/Pacific', 'Mars/Olympus'])(
    'sends the zone of the product instead of "%s" [G15]',
    (zone) => {
      expect(timeZoneToSend(zone)).toBe('Pacific/Auckland');
    },
  );

  it('sends only a time zone, for any value of the browser [S7.12b]', () => {
    fc.assert(
      fc.property(fc.string(), (zone) => {
        const sent = timeZoneToSend(zone);
        expect(sent).not.toMatch(/^[+-]/);
        expect(() => Intl.DateTimeFormat('en', { timeZone: sent })).not.toThrow();
      }),
    );
  });

  it('sends the zone of the product when the browser has none, or throws [R26a]', () => {
    const options = Intl.DateTimeFormat().resolvedOptions();
    const resolved = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    resolved.mockReturnValueOnce({ ...options, timeZone: undefined as unknown as string });
    expect(timeZoneToSend()).toBe('Pacific/Auckland');
    resolved.mockImplementation(() => {
      throw new Error('denied');
    });
    expect(timeZoneToSend()).toBe('Pacific/Auckland');
  });

  it('sends the zone of the product after the platform has rejected the other one [R26c]', () => {
    expect(timeZoneToSend('Europe/Kyiv')).toBe('Europe/Kyiv');
    rejectTimeZone();
    expect(timeZoneToSend('Europe/Kyiv')).toBe('Pacific/Auckland');
  });
});
