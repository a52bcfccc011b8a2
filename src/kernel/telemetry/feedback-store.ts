import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type FeedbackState = {
  readonly isOpen: boolean;
  /** What had the focus when the dialog was asked for: it gets it back. */
  readonly opener: HTMLElement | null;
};

/** Whether the feedback dialog is open. It lives here because the footer and several pages open it. */
export const feedbackStore = createStore<FeedbackState>(() => ({ isOpen: false, opener: null }));

/** Reads the feedback store in a component, and renders it again when the selected part changes. */
export function useFeedback<T>(selector: (state: FeedbackState) => T): T {
  return useStore(feedbackStore, selector);
}

/** Opens the feedback dialog (section 4), from the button that has just been pressed. */
export function openFeedback(): void {
  const { activeElement } = document;
  const opener = activeElement instanceof HTMLElement ? activeElement : null;
  feedbackStore.setState({ isOpen: true, opener });
}

/** Closes the feedback dialog and gives the focus back to what opened it. */
export function closeFeedback(): void {
  const { opener } = feedbackStore.getState();
  feedbackStore.setState({ isOpen: false, opener: null });
  opener?.focus();
}
