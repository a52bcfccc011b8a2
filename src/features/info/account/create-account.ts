import { type StoreApi, createStore } from 'zustand/vanilla';
import { loader, wizard } from '#src/config/limits.ts';
import type { ExistingOrganisation } from '#src/contracts/sign-up.ts';
import { matchesNameAndEmail } from '#src/kernel/session/org-match.ts';
import type { Creation, CreationPorts, Rejection, SignUp } from './creation.ts';
import {
  findExistingOrganisation,
  isConflict,
  isGone,
  isUnauthenticated,
  toRejection,
  startsLogin,
} from './create-errors.ts';
import { Poller } from './poller.ts';

const EDITING = { phase: 'editing', rejection: null, hasWaited: false } as const;
const EDITING_AGAIN = { ...EDITING, hasWaited: true } as const;
const createPolling = (since = Date.now()): Creation => ({
  phase: 'polling',
  since,
  turn: 0,
  failures: 0,
  needsSignIn: false,
});

/**
 * Creates the account and waits until it is ready (specification, sections 4 and 8; decisions, "Flow"). It sends one
 * create call at a time. It sends the call again only when the visitor asks for it and `checkExists` has not found the
 * organisation.
 */
export class CreateAccount {
  readonly store: StoreApi<Creation>;
  readonly #ports: CreationPorts;
  readonly #poller: Poller;
  #isStopped = false;

  /** Starts in the phase `polling` when a sign-up is stored. `resume` then starts the polls. */
  constructor(ports: CreationPorts) {
    this.#ports = ports;
    this.store = createStore(() => (ports.signUpId.read() === null ? EDITING : createPolling()));
    this.#poller = new Poller((signal) => this.#ask(signal), wizard.POLL_INTERVAL_MS);
  }

  /** Handles GET STARTED. It does nothing while an account is being created. */
  async start(signUp: SignUp): Promise<void> {
    if (this.#state.phase !== 'editing') return;
    this.#isStopped = false;
    await this.#create(signUp, Date.now());
  }

  /** Polls at once for a sign-up that was sent before a reload or a sign-in. */
  resume(): void {
    this.#isStopped = false;
    if (this.#ports.signUpId.read() !== null) this.#pollAtOnce();
  }

  /** Handles "Try again": it checks whether the account was created after all, and otherwise sends the call again. */
  async tryAgain(signUp: SignUp): Promise<void> {
    if (this.#state.phase !== 'failed' && this.#state.phase !== 'lost') return;
    const since = Date.now();
    this.#set({ phase: 'creating', since });
    try {
      await this.#ports.checkExists(signUp.initialData);
    } catch (error) {
      const existing = findExistingOrganisation(error);
      if (!existing) return this.#fail(error, since);
      if (matchesNameAndEmail(existing.org, signUp.initialData))
        return this.#finishExisting(existing);
    }
    if (!this.#isStopped) await this.#create(signUp, since);
  }

  /** Handles "Check again" after polling has stopped. */
  checkAgain(): void {
    if (this.#state.phase === 'paused') this.#pollAtOnce();
  }

  /** Polls at once when the tab is visible again or the network is back. */
  pollNow(): void {
    if (this.#poller.isRunning) this.#poller.askNow();
  }

  /** Goes back to the answers after a failure. All of them are kept. */
  edit(): void {
    const { phase } = this.#state;
    if (phase === 'failed' || phase === 'lost' || phase === 'taken') this.#set(EDITING_AGAIN);
  }

  /** Sets the errors that the visitor must correct first. null removes them. */
  setRejection(rejection: Rejection | null): void {
    const state = this.#state;
    if (state.phase === 'editing') this.#set({ ...state, rejection });
  }

  /** Stops the polls and the redirect, when the page is left or the visitor signs out. */
  stop(): void {
    this.#isStopped = true;
    this.#poller.stop();
  }

  get #state(): Creation {
    return this.store.getState();
  }

  #set(creation: Creation): void {
    this.store.setState(creation, true);
  }

  async #create({ request }: SignUp, since: number): Promise<void> {
    this.#set({ phase: 'creating', since });
    try {
      const { id } = await this.#ports.create(request);
      this.#ports.signUpId.keep(id);
      this.#ports.announce(id);
      if (this.#isStopped) return;
      this.#set(createPolling(since));
      this.#poller.start();
    } catch (error) {
      const rejection = toRejection(error);
      if (rejection || startsLogin(error)) this.#set({ ...EDITING_AGAIN, rejection });
      else this.#fail(error, since);
    }
  }

  #fail(error: unknown, since: number): void {
    this.#ports.log('The account could not be created', error);
    const needsSignIn = isUnauthenticated(error);
    if (isConflict(error)) this.#set({ phase: 'taken', reference: error.reference });
    else this.#set({ phase: 'failed', since, failedAt: Date.now(), needsSignIn });
  }

  #finishExisting({ appUrl }: ExistingOrganisation): void {
    if (this.#isStopped) return;
    this.#ports.announce(null);
    this.#finish(appUrl);
  }

  #pollAtOnce(): void {
    this.#set(createPolling());
    this.#poller.askNow();
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const signUpId = this.#ports.signUpId.read();
    if (signUpId === null) return this.stop();
    try {
      const { isCreated, appUrl } = await this.#ports.checkCreated(signUpId, signal);
      if (signal.aborted) return;
      if (isCreated) this.#finish(appUrl);
      else this.#continuePolling({ hasFailed: false, needsSignIn: false });
    } catch (error) {
      if (!signal.aborted) this.#pollFailed(error);
    }
  }

  #pollFailed(error: unknown): void {
    this.#ports.log('A poll for the account failed', error);
    if (startsLogin(error)) return this.#poller.stop();
    if (!isGone(error))
      return this.#continuePolling({ hasFailed: true, needsSignIn: isUnauthenticated(error) });
    this.#poller.stop();
    this.#ports.signUpId.keep(null);
    this.#set({ phase: 'lost', since: Date.now() });
  }

  #continuePolling({ hasFailed, needsSignIn }: { hasFailed: boolean; needsSignIn: boolean }): void {
    const state = this.#state;
    if (state.phase !== 'polling') return;
    if (Date.now() - state.since >= loader.STOP_CHECKING_MS) {
      this.#poller.stop();
      return this.#set({ phase: 'paused', since: state.since });
    }
    this.#set({
      ...state,
      turn: state.turn + 1,
      failures: hasFailed ? state.failures + 1 : 0,
      needsSignIn,
    });
  }

  #finish(rawAppUrl: unknown): void {
    this.#poller.stop();
    const appUrl = this.#ports.safeAppUrl(rawAppUrl);
    this.#ports.forgetAnswers();
    this.#set({ phase: 'ready', appUrl });
    if (appUrl !== null) this.#ports.leaveFor(appUrl);
  }
}
