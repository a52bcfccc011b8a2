/**
 * Asks again and again: the next time a fixed wait after the last answer or failure, never twice at once
 * (specification, section 9).
 */
export class Poller {
  readonly #ask: (signal: AbortSignal) => Promise<void>;
  readonly #intervalMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #inFlight: AbortController | null = null;

  /**
   * @param ask one poll; it deals with its own failures and never rejects
   * @param intervalMs the wait between an answer and the next poll, in milliseconds
   */
  constructor(ask: (signal: AbortSignal) => Promise<void>, intervalMs: number) {
    this.#ask = ask;
    this.#intervalMs = intervalMs;
  }

  /** Whether a poll is out or the next one is planned. */
  get isRunning(): boolean {
    return this.#inFlight !== null || this.#timer !== undefined;
  }

  /** Asks for the first time after one interval. */
  start(): void {
    if (!this.isRunning) this.#plan();
  }

  /** Asks now instead of waiting, also for the first time, unless a poll is out already. */
  askNow(): void {
    if (this.#inFlight) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#run();
  }

  /** Asks no more and drops the poll that is out. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#inFlight?.abort();
    this.#inFlight = null;
  }

  #plan(): void {
    this.#timer = setTimeout(() => this.askNow(), this.#intervalMs);
  }

  async #run(): Promise<void> {
    const poll = new AbortController();
    this.#inFlight = poll;
    await this.#ask(poll.signal);
    if (this.#inFlight !== poll) return;
    this.#inFlight = null;
    this.#plan();
  }
}
