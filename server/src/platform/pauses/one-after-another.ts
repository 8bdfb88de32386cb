/** Does work when what was given before has ended, however that ended. */
export type OneAfterAnother = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * For long work that anybody may ask for, a piece of which is short: much of it at once would put many pieces in front of
 * everybody else's statements, one after another only one.
 */
export function oneAfterAnother(): OneAfterAnother {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
