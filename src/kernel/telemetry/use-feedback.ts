import { useStore } from 'zustand';
import { type FeedbackState, feedbackStore } from './feedback-store.ts';

/** Reads the feedback store in a component, and renders it again when the selected part changes. */
export function useFeedback<T>(selector: (state: FeedbackState) => T): T {
  return useStore(feedbackStore, selector);
}
