import { createStore } from 'zustand/vanilla';

export type FeedbackState = {
  readonly isOpen: boolean;
  /** The dialog is loaded when it is first asked for, and stays. */
  readonly hasBeenOpened: boolean;
  /** What had the focus when the dialog was asked for: it gets it back. */
  readonly opener: HTMLElement | null;
};

/** Whether the feedback dialog is open. It lives here because the footer and several pages open it. */
export const feedbackStore = createStore<FeedbackState>(() => ({
  isOpen: false,
  hasBeenOpened: false,
  opener: null,
}));

/** Opens the feedback dialog (section 4), from the button that has just been pressed. */
export function openFeedback(): void {
  const { activeElement } = document;
  const opener = activeElement instanceof HTMLElement ? activeElement : null;
  feedbackStore.setState({ isOpen: true, hasBeenOpened: true, opener });
}

export function closeFeedback(): void {
  feedbackStore.setState({ isOpen: false });
}

/** Closes the dialog because its page goes, and with it what had opened it. */
export function leaveFeedback(): void {
  feedbackStore.setState({ isOpen: false, opener: null });
}
