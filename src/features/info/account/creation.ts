import type { CheckCreatedAnswer, SignUpAnswer, SignUpRequest } from '#src/contracts/creation.ts';
import type { ExistingOrganisation, InitialData } from '#src/contracts/sign-up.ts';

/** Why the create call was turned down, where the visitor can do something about it. */
export type Rejection =
  | { kind: 'conflict'; existing: ExistingOrganisation }
  | { kind: 'fields'; message: string; fields: Readonly<Record<string, string>> };

/**
 * `since` is when the visitor began to wait; all times are milliseconds since 1970. `needsSignIn` once the platform does
 * not recognise a sign-in that has been repeated already: only the visitor can start another.
 */
type Waiting = { since: number };

/** How far the account is. */
export type Creation =
  /** `hasWaited` once the visitor has come back from waiting. */
  | { phase: 'editing'; rejection: Rejection | null; hasWaited: boolean }
  | ({ phase: 'creating' } & Waiting)
  /** The create call failed for a reason that is not the visitor's; the loader stays (section 8). */
  | ({ phase: 'failed'; failedAt: number; needsSignIn: boolean } & Waiting)
  /**
   * There is an organisation with this name or e-mail, and the platform does not say which.
   * `reference` is the id of the call that found it.
   */
  | { phase: 'taken'; reference: string | undefined }
  /** `turn` counts the answers, `failures` the failed polls since the last of them. */
  | ({ phase: 'polling'; turn: number; failures: number; needsSignIn: boolean } & Waiting)
  /** Nothing came for so long that asking on would only wear out the battery. */
  | ({ phase: 'paused' } & Waiting)
  /** The platform does not know the sign-up any more. */
  | ({ phase: 'lost' } & Waiting)
  /** The account is there; without an address that is safe to go to there is no redirect. */
  | { phase: 'ready'; appUrl: string | null };

/** What the create call sends, and the answers of Welcome that asks whether it worked after all. */
export type SignUp = { request: SignUpRequest; initialData: InitialData };

/** What the creation of an account needs of the world around it. */
export type CreationPorts = {
  create(request: SignUpRequest): Promise<SignUpAnswer>;
  checkExists(initialData: InitialData): Promise<unknown>;
  checkCreated(signUpId: string, signal: AbortSignal): Promise<CheckCreatedAnswer>;
  /** The sign-up that is waited for, kept across a reload; null when there is none. */
  signUpId: { read: () => string | null; keep: (id: string | null) => void };
  /** Tells the analytics of a new account, once for each; null when the platform has not told its id. */
  announce(signUpId: string | null): void;
  /** Removes what the visitor entered: the account holds it now. */
  forgetAnswers(): void;
  /** The address when it may be gone to, else null. */
  safeAppUrl(raw: unknown): string | null;
  leaveFor(appUrl: string): void;
  log(message: string, error: unknown): void;
};
