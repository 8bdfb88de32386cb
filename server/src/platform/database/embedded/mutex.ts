/** Lets one caller through at a time, first come, first served. */
export class Mutex {
  private held = false;
  private readonly queue: (() => void)[] = [];

  /**
   * Waits for the turn.
   *
   * @param patience milliseconds to wait at most
   * @throws Error with `complaint` when the patience has run out
   */
  async acquire(patience: number, complaint: string): Promise<void> {
    if (!this.held) {
      this.held = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(turn), 1);
        reject(new Error(complaint));
      }, patience);
      this.queue.push(turn);
    });
  }

  /** Hands the turn to the next in the queue. */
  release(): void {
    const next = this.queue.shift();
    if (next === undefined) this.held = false;
    else next();
  }
}
