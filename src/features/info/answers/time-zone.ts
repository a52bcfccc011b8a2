import { readWizardDraft, saveWizardDraft } from '#src/kernel/session/wizard-draft.ts';

/** The default time zone of the session settings, in the spelling of the IANA time zone database. */
export const DEFAULT_TIME_ZONE = 'Pacific/Auckland';

/** The time zone of the browser. Some browsers report none, an offset or `Etc/Unknown`, and some throw. */
function getBrowserTimeZone(): string | undefined {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * Gets the visitor's time zone as an IANA name.
 * @param zone the browser's time zone
 * @returns the zone, or the product's default when it is not a valid name or the platform has rejected it
 */
export function timeZoneToSend(zone = getBrowserTimeZone()): string {
  if (!zone || !/^[A-Z]/i.test(zone) || zone === 'Etc/Unknown') return DEFAULT_TIME_ZONE;
  if (readWizardDraft().isTimeZoneRejected) return DEFAULT_TIME_ZONE;
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}

/** Notes that the platform rejects the browser's time zone. From now on the site sends the default. */
export function rejectTimeZone(): void {
  saveWizardDraft({ isTimeZoneRejected: true });
}
