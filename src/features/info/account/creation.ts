import type { CheckCreatedAnswer, SignUpAnswer, SignUpRequest } from '#src/contracts/creation.ts';
import type { ExistingOrganisation, InitialData } from '#src/contracts/sign-up.ts';

/** Errors of the create call that the visitor can correct. */
export type Rejection =
  | { kind: 'conflict'; existing: ExistingOrganisation }
  | { kind: 'fields'; message: string; fields: Readonly<Record<string, string>> };

/**
 * `since` is when the wait started. All times are milliseconds since 1970. `needsSignIn` is true when a repeated
 * sign-in was not accepted: only the visitor can start another.
 */
type Waiting = { since: number };

/** The state of the creation. */
export type Creation =
  /** `hasWaited` is true after the visitor has come back from the loader. */
  | { phase: 'editing'; rejection: Rejection | null; hasWaited: boolean }
  | ({ phase: 'creating' } & Waiting)
  /** The create call failed for a reason that the visitor cannot correct. The loader stays (section 8). */
  | ({ phase: 'failed'; failedAt: number; needsSignIn: boolean } & Waiting)
  /**
   * An organisation with this name or e-mail exists, and the platform does not say which. `reference` is the id of the
   * call that found it.
   */
  | { phase: 'taken'; reference: string | undefined }
  /** `turn` counts the polls, `failures` the failed polls in a row. */
  | ({ phase: 'polling'; turn: number; failures: number; needsSignIn: boolean } & Waiting)
  /** Polling has stopped after a long wait, to save the battery. */
  | ({ phase: 'paused' } & Waiting)
  /** The platform no longer knows the sign-up. */
  | ({ phase: 'lost' } & Waiting)
  /** The account is ready. Without a safe address there is no redirect. */
  | { phase: 'ready'; appUrl: string | null };

/** The body of the create call, and the answers of Welcome to check whether it worked after all. */
export type SignUp = { request: SignUpRequest; initialData: InitialData };

/** The functions that the creation of an account needs from other modules. */
export type CreationPorts = {
  create(request: SignUpRequest): Promise<SignUpAnswer>;
  checkExists(initialData: InitialData): Promise<unknown>;
  checkCreated(signUpId: string, signal: AbortSignal): Promise<CheckCreatedAnswer>;
  /** The id of the sign-up in progress. It is kept across a reload. null means that there is none. */
  signUpId: { read: () => string | null; keep: (id: string | null) => void };
  /** Reports a new account to analytics, once each. null means that the platform gave no id. */
  announce(signUpId: string | null): void;
  /** Removes the answers of the visitor, because the account has them now. */
  forgetAnswers(): void;
  /** Returns the address when it is safe, else null. */
  safeAppUrl(raw: unknown): string | null;
  leaveFor(appUrl: string): void;
  log(message: string, error: unknown): void;
};
