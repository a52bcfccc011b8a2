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
const newPolling = (since = Date.now()): Creation => ({
  phase: 'polling',
  since,
  turn: 0,
  failures: 0,
  needsSignIn: false,
});

/**
 * Makes the account and waits until it is there (specification, sections 4 and 8; decisions, "Flow"). One create call
 * at a time, whatever is pressed; it is sent again only when the visitor asks for it and `checkExists` has not found
 * the organisation.
 */
export class CreateAccount {
  readonly store: StoreApi<Creation>;
  readonly #ports: CreationPorts;
  readonly #poller: Poller;
  #isStopped = false;

  /** Begins with waiting when there is a sign-up to wait for; `resume` then asks for it. */
  constructor(ports: CreationPorts) {
    this.#ports = ports;
    this.store = createStore(() => (ports.signUpId.read() === null ? EDITING : newPolling()));
    this.#poller = new Poller((signal) => this.#ask(signal), wizard.POLL_INTERVAL_MS);
  }

  /** GET STARTED. Ignored while an account is being made already. */
  async start(signUp: SignUp): Promise<void> {
    if (this.#state.phase !== 'editing') return;
    this.#isStopped = false;
    await this.#create(signUp, Date.now());
  }

  /** Goes on waiting, at once, for a sign-up that was sent before a reload or a sign-in. */
  resume(): void {
    this.#isStopped = false;
    if (this.#ports.signUpId.read() !== null) this.#pollAtOnce();
  }

  /** "Try again": first asks whether the account was made after all, and only then sends the call again. */
  async tryAgain(signUp: SignUp): Promise<void> {
    if (this.#state.phase !== 'failed' && this.#state.phase !== 'lost') return;
    const since = Date.now();
    this.#set({ phase: 'creating', since });
    try {
      await this.#ports.checkExists(signUp.initialData);
    } catch (error) {
      const existing = findExistingOrganisation(error);
      if (!existing) return this.#fail(error, since);
      if (matchesNameAndEmail(existing.org, signUp.initialData)) return this.#finishExisting(existing);
    }
    if (!this.#isStopped) await this.#create(signUp, since);
  }

  /** "Check again", after the waiting was given up. */
  checkAgain(): void {
    if (this.#state.phase === 'paused') this.#pollAtOnce();
  }

  /** The tab is seen again or the network is back: no need to wait for the next turn. */
  pollNow(): void {
    if (this.#poller.isRunning) this.#poller.askNow();
  }

  /** Back to the answers, with all of them kept, after a failure. */
  edit(): void {
    const { phase } = this.#state;
    if (phase === 'failed' || phase === 'lost' || phase === 'taken') this.#set(EDITING_AGAIN);
  }

  /** What has to be put right before the call can be sent; null when the visitor has read it. */
  setRejection(rejection: Rejection | null): void {
    const state = this.#state;
    if (state.phase === 'editing') this.#set({ ...state, rejection });
  }

  /** The page is left or the visitor signed out: no more polls and no redirect. */
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
      this.#set(newPolling(since));
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
    this.#set(newPolling());
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
