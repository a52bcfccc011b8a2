import { useStore } from 'zustand';
import { type FeedbackState, feedbackStore } from './feedback-store.ts';

/** Reads the feedback store, and renders the component again when the selected part changes. */
export function useFeedback<T>(selector: (state: FeedbackState) => T): T {
  return useStore(feedbackStore, selector);
}
