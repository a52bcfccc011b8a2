/**
 * Polls at a fixed interval. The interval starts after each answer or failure, and only one poll is in flight
 * (specification, section 9).
 */
export class Poller {
  readonly #ask: (signal: AbortSignal) => Promise<void>;
  readonly #intervalMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #inFlight: AbortController | null = null;

  /**
   * @param ask makes one poll; it handles its own failures and never rejects
   * @param intervalMs the time between an answer and the next poll, in milliseconds
   */
  constructor(ask: (signal: AbortSignal) => Promise<void>, intervalMs: number) {
    this.#ask = ask;
    this.#intervalMs = intervalMs;
  }

  /** Whether a poll is in flight or scheduled. */
  get isRunning(): boolean {
    return this.#inFlight !== null || this.#timer !== undefined;
  }

  /** Starts polling. The first poll is after one interval. */
  start(): void {
    if (!this.isRunning) this.#plan();
  }

  /** Polls now, also for the first time, unless a poll is in flight. */
  askNow(): void {
    if (this.#inFlight) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#run();
  }

  /** Stops polling and aborts the poll in flight. */
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
