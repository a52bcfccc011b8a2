import { useEffect, useMemo, useState } from 'react';
import { logger } from '#src/kernel/log/logger.ts';
import {
  type PhoneLibrary,
  loadPhoneLibrary,
  getLoadedPhoneLibrary,
} from '#src/kernel/phone/phone-library.ts';
import type { PhoneSample } from '#src/features/info/answers/format-samples.ts';

function formatSample(library: PhoneLibrary | null, phone: string, country: string): PhoneSample {
  const { national, international } = library?.parsePhone(phone, country) ?? {};
  return national && international
    ? { national, international }
    : { national: phone, international: phone };
}

/**
 * Formats a phone number in both formats. It returns the entered text until the phone library has loaded, and when the
 * number cannot be parsed.
 * @param phone the number in E.164
 * @param country two upper-case letters
 */
export function usePhoneSample(phone: string, country: string): PhoneSample {
  const [library, setLibrary] = useState(getLoadedPhoneLibrary);

  useEffect(() => {
    if (library) return undefined;
    let isShown = true;
    loadPhoneLibrary().then(
      (found) => isShown && setLibrary(found),
      (error: unknown) => logger.warn('The phone number could not be formatted', { error }),
    );
    return () => {
      isShown = false;
    };
  }, [library]);

  return useMemo(() => formatSample(library, phone, country), [library, phone, country]);
}
