import { forgetAnswers } from '#src/kernel/session/forget-answers.ts';
import { startNextVisitor } from '#src/kernel/session/visitor-store.ts';
import { clearFeedbackDraft } from '#src/kernel/telemetry/feedback-draft.ts';
import { leaveFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { forgetUser } from './load-user.ts';
import { clearTokens } from './token-store.ts';

/** Removes the data of the visitor from this tab: tokens, user, answers and drafts. Other keys of the origin stay. */
export function forgetVisitor(): void {
  clearTokens();
  forgetAnswers();
  clearFeedbackDraft();
  leaveFeedback();
  forgetUser();
  startNextVisitor();
}
