import type { Ref } from 'react';
import { retryCountryList } from '#src/kernel/countries/country-list.ts';
import { Button } from '#src/ui/button.tsx';
import { IconAlert } from '#src/ui/icons.tsx';

type CountriesFailedProps = {
  /** Takes the focus when the form asks for a country. */
  ref: Ref<HTMLButtonElement>;
  isRetrying: boolean;
};

/** Stands in place of the country field when the list could not be loaded; the other fields stay as they are. */
export function CountriesFailed({ ref, isRetrying }: CountriesFailedProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-control border-2 border-error bg-error-fill p-4">
      {/* A new element for each failure: a screen reader hears of the same sentence again. */}
      <p
        key={isRetrying ? 'retrying' : 'failed'}
        role={isRetrying ? undefined : 'alert'}
        className="flex items-start gap-1.5 text-message text-error"
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
