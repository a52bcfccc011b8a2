import { useEffect, useState } from 'react';
import { logger } from '#src/kernel/log/logger.ts';
import { loadPhoneLibrary } from '#src/kernel/phone/phone-library.ts';
import type { PhoneSample } from './format-samples.ts';

async function sampleOf(phone: string, country: string): Promise<PhoneSample | null> {
  const { national, international } = (await loadPhoneLibrary()).parsePhone(phone, country);
  return national && international ? { national, international } : null;
}

/**
 * A phone number in both formats; as it was entered until the phone library is there, and when it cannot be read.
 * @param phone the number in E.164
 * @param country two upper-case letters
 */
export function usePhoneSample(phone: string, country: string): PhoneSample {
  const [sample, setSample] = useState<PhoneSample>({ national: phone, international: phone });

  useEffect(() => {
    let isShown = true;
    sampleOf(phone, country).then(
      (found) => isShown && found && setSample(found),
      (error: unknown) => logger.warn('The phone number could not be formatted', { error }),
    );
    return () => {
      isShown = false;
    };
  }, [phone, country]);

  return sample;
}
