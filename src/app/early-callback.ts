/**
 * The first script of the callback's page: it finishes the sign-in while React and the page after it are on their way.
 */
import { ports } from '#src/kernel/api/ports.ts';
import { type SignInResult, finishSignIn } from '#src/kernel/auth/finish-sign-in.ts';
import { currentIdToken } from '#src/kernel/auth/token-store.ts';
import { enterStage } from '#src/kernel/telemetry/flow-state.ts';

ports.setTokenSource(currentIdToken);
enterStage('sign-in');

/** How the sign-in ended; null when it failed, which the callback's page handles: it asks for the same sign-in. */
export const earlySignIn: Promise<SignInResult | null> = finishSignIn(
  new URL(window.location.href),
).catch(() => null);
