import { createStore } from 'zustand/vanilla';

export type FeedbackState = {
  readonly isOpen: boolean;
  /** The dialog loads when it is first opened, and stays mounted. */
  readonly hasBeenOpened: boolean;
  /** The focused element before the dialog opened. It gets the focus back. */
  readonly opener: HTMLElement | null;
};

/** Whether the feedback dialog is open. The state is here, because the footer and several pages open the dialog. */
export const feedbackStore = createStore<FeedbackState>(() => ({
  isOpen: false,
  hasBeenOpened: false,
  opener: null,
}));

/** Opens the feedback dialog (section 4) from the pressed button. */
export function openFeedback(): void {
  const { activeElement } = document;
  const opener = activeElement instanceof HTMLElement ? activeElement : null;
  feedbackStore.setState({ isOpen: true, hasBeenOpened: true, opener });
}

export function closeFeedback(): void {
  feedbackStore.setState({ isOpen: false });
}

/** Closes the dialog because its page is left, together with the button that opened it. */
export function leaveFeedback(): void {
  feedbackStore.setState({ isOpen: false, opener: null });
}
