import type { Ref } from 'react';
import { retryCountryList } from '#src/kernel/countries/country-list.ts';
import { Button } from '#src/ui/button.tsx';
import { IconAlert } from '#src/ui/icons.tsx';

type CountriesFailedProps = {
  /** The element that gets the focus when the country is missing. */
  ref: Ref<HTMLButtonElement>;
  isRetrying: boolean;
};

/** Replaces the country field when the list fails to load. The other fields stay. */
export function CountriesFailed({ ref, isRetrying }: CountriesFailedProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-control border-2 border-error bg-error-fill p-4">
      {/* A new element for each failure, so that a screen reader announces the same sentence again. */}
      <p
        key={isRetrying ? 'retrying' : 'failed'}
        role={isRetrying ? undefined : 'alert'}
        className="flex items-start gap-1.5 text-strong text-error"
      >
        <IconAlert className="mt-0.5 size-4" />
        <span>Countries could not be loaded.</span>
      </p>
      <Button
        ref={ref}
        variant="secondary"
        busy={isRetrying}
        onClick={() => void retryCountryList()}
      >
        Try again
      </Button>
    </div>
  );
}
