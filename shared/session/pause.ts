/** A time in which calls to the server wait for somebody to sign in again. */
export class Pause {
  #end = () => {};
  /** Resolves when the pause is over, whichever way it ended. */
  readonly over = new Promise<void>((resolve) => {
    this.#end = resolve;
  });

  end(): void {
    this.#end();
  }
}
