import { withTimeout } from '#src/kernel/async/with-timeout.ts';
import { useFeedback } from '#src/kernel/telemetry/use-feedback.ts';
import { createLateIsland } from '#src/ui/loading/late-island.tsx';
import { FeedbackBlocked } from './feedback-blocked.tsx';
import type { RequiredFields } from './feedback-schema.ts';

/** After this time the e-mail address replaces the dialog. */
const LONGEST_LOAD_MS = 10_000;

const loadLayer = async () => (await import('./feedback-layer.tsx')).FeedbackLayer;

/* The dialog and the code that sends feedback are large, and few visitors open it. */
const FeedbackLayer = createLateIsland(
  () => withTimeout(loadLayer(), LONGEST_LOAD_MS),
  FeedbackBlocked,
);

/**
 * The feedback dialog and its success message (specification, section 4). `openFeedback` of the feedback store opens
 * it.
 * @param props.required the required fields besides the message
 */
export function FeedbackWidget({ required = {} }: { required?: RequiredFields }) {
  const hasBeenOpened = useFeedback((state) => state.hasBeenOpened);
  return hasBeenOpened && <FeedbackLayer required={required} />;
}
