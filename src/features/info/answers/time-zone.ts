import { readWizardDraft, saveWizardDraft } from '#src/kernel/session/wizard-draft.ts';

/** What the session settings mean by their default, spelled as the IANA time zone database spells it. */
export const DEFAULT_TIME_ZONE = 'Pacific/Auckland';

/** What the browser reports; some report nothing, an offset or `Etc/Unknown`, and some throw. */
function browserTimeZone(): string | undefined {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * The visitor's time zone by its IANA name.
 * @param zone what the browser reports
 * @returns the zone, or the product's default when it is not the name of one or the platform has refused it
 */
export function timeZoneToSend(zone = browserTimeZone()): string {
  if (!zone || !/^[A-Z]/i.test(zone) || zone === 'Etc/Unknown') return DEFAULT_TIME_ZONE;
  if (readWizardDraft().isTimeZoneRejected) return DEFAULT_TIME_ZONE;
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}

/** The platform does not take the browser's time zone: from now on the default is sent. */
export function rejectTimeZone(): void {
  saveWizardDraft({ isTimeZoneRejected: true });
}
