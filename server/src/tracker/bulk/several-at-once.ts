/** Something to be done, after those with the same key that came before it. */
export interface Turn<Result> {
  key: string;
  run: () => Promise<Result>;
}

/**
 * Does something for each item, several at once. They are made ready one after the other, in their order and ahead of their turn.
 *
 * @returns what became of each, in the order in which they ended
 * @throws the first error; what had begun has ended by then, and nothing more was begun
 */
export async function severalAtOnce<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  turnOf: (item: Item) => Promise<Turn<Result>>,
): Promise<Result[]> {
  const running = new Set<Promise<void>>();
  const lastOf = new Map<string, Promise<void>>();
  const results: Result[] = [];
  const errors: unknown[] = [];
  for (const item of items) {
    const { key, run } = await turnOf(item);
    while (running.size >= atOnce) await Promise.race(running);
    if (errors.length > 0) break;
    const begin = async () => {
      if (errors.length === 0) results.push(await run());
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
