/** No token makes this page call the server more often than that. */
const SHORTEST_WAIT_MS = 1_000;
/** Without connection a renewal is tried again after this time. */
const RETRY_MS = 30_000;

/** Renews a token in time, by itself. */
export class RenewalTimer {
  readonly #renew: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(renew: () => Promise<void>) {
    this.#renew = renew;
  }

  /** @param moment milliseconds since 1970; infinite for never */
  setTo(moment: number): void {
    this.#startIn(moment - Date.now());
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #startIn(delay: number): void {
    this.stop();
    if (!Number.isFinite(delay)) return;
    const again = () => this.#startIn(RETRY_MS);
    this.#timer = setTimeout(() => void this.#renew().catch(again), Math.max(delay, SHORTEST_WAIT_MS));
  }
}
