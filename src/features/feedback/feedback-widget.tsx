import { useFeedback } from '#src/kernel/telemetry/use-feedback.ts';
import { lateIsland } from '#src/ui/loading/late-island.tsx';
import { FeedbackBlocked } from './feedback-blocked.tsx';
import type { RequiredFields } from './feedback-schema.ts';

/* The dialog and what sends the feedback are large, and few visitors ever open it. */
const FeedbackLayer = lateIsland(
  async () => (await import('./feedback-layer.tsx')).FeedbackLayer,
  FeedbackBlocked,
);

/**
 * The feedback dialog and what is said when it has been sent (specification, section 4). Shown where
 * `openFeedback` of the feedback store asks for it.
 * @param props.required which fields must be filled in beside the message
 */
export function FeedbackWidget({ required = {} }: { required?: RequiredFields }) {
  const hasBeenOpened = useFeedback((state) => state.hasBeenOpened);
  return hasBeenOpened && <FeedbackLayer required={required} />;
}
