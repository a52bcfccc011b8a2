/** The first script of the callback page. It finishes the sign-in while React and the page are still loading. */
import { ports } from '#src/kernel/api/ports.ts';
import { type SignInResult, finishSignIn } from '#src/kernel/auth/finish-sign-in.ts';
import { currentIdToken } from '#src/kernel/auth/token-store.ts';
import { enterStage } from '#src/kernel/telemetry/flow-state.ts';

ports.setTokenSource(currentIdToken);
enterStage('sign-in');

/**
 * How the sign-in ended. It is null when the sign-in failed: the callback page asks for the same sign-in and handles
 * the error.
 */
export const earlySignIn: Promise<SignInResult | null> = finishSignIn(
  new URL(window.location.href),
).catch(() => null);
