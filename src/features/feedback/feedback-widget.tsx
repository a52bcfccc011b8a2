import { Suspense, lazy } from 'react';
import { useFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import type { RequiredFields } from './feedback-schema.ts';

/* The dialog and what sends the feedback are large, and few visitors ever open it. */
const FeedbackLayer = lazy(async () => ({
  default: (await import('./feedback-layer.tsx')).FeedbackLayer,
}));

/**
 * The feedback dialog and what is said when it has been sent (specification, section 4). Shown where
 * `openFeedback` of the feedback store asks for it.
 * @param props.required which fields must be filled in beside the message
 */
export function FeedbackWidget({ required = {} }: { required?: RequiredFields }) {
  const hasBeenOpened = useFeedback((state) => state.hasBeenOpened);
  return (
    hasBeenOpened && (
      <Suspense>
        <FeedbackLayer required={required} />
      </Suspense>
    )
  );
}
