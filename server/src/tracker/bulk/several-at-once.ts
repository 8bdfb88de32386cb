/** Something to be done, after those with the same key that came before it. */
export interface Turn<Result> {
  key: string;
  run: () => Promise<Result>;
}

/** How many at once, and what has no more begin once it is aborted. */
export interface AtOnce {
  atOnce: number;
  signal?: AbortSignal | undefined;
}

/**
 * Does something for each item, several at once. They are made ready one after the other, in their order and ahead of their turn.
 *
 * @returns what became of each, in the order in which they ended
 * @throws the first error; what had begun has ended by then, and nothing more was begun
 */
export async function severalAtOnce<Item, Result>(
  items: readonly Item[],
  { atOnce, signal }: AtOnce,
  turnOf: (item: Item) => Promise<Turn<Result>>,
): Promise<Result[]> {
  const running = new Set<Promise<void>>();
  const lastOf = new Map<string, Promise<void>>();
  const results: Result[] = [];
  const errors: unknown[] = [];
  const isOver = () => errors.length > 0 || signal?.aborted === true;
  for (const item of items) {
    if (isOver()) break;
    const { key, run } = await turnOf(item);
    while (running.size >= atOnce) await Promise.race(running);
    if (isOver()) break;
    const begin = async () => {
      if (!isOver()) results.push(await run());
    };
    const turn = (lastOf.get(key) ?? Promise.resolve())
      .then(begin)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => running.delete(turn));
    lastOf.set(key, turn);
    running.add(turn);
  }
  await Promise.all(running);
  if (errors.length > 0) throw errors[0];
  return results;
}
