import { useEffect, useState } from 'react';
import { fetchExampleNumber } from '#src/kernel/phone/example-number.ts';

/**
 * Loads an example number for the placeholder, when it is first needed (section 7).
 * @param country the country of the number, or null
 * @param isWanted whether the visitor is at the field
 * @returns the number in national format, or undefined while there is none
 */
export function useExampleNumber(country: string | null, isWanted: boolean): string | undefined {
  const [example, setExample] = useState<{ country: string; number: string | null }>();
  useEffect(() => {
    if (!isWanted || country === null) return undefined;
    let isCurrent = true;
    void fetchExampleNumber(country).then((number) => {
      if (isCurrent) setExample({ country, number });
    });
    return () => {
      isCurrent = false;
    };
  }, [country, isWanted]);
  return example?.country === country ? (example.number ?? undefined) : undefined;
}
