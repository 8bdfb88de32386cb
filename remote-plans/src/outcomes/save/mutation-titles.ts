import type { MutationValues } from '../../mutations/index.ts';

/** What messages call each mutation of a form, by its key: stored ones by their id, new ones counted. */
export function mutationTitles(rows: readonly MutationValues[]): ReadonlyMap<string, string> {
  let count = 0;
  const titles = new Map<string, string>();
  for (const { key, min } of rows) {
    if (min === null) count += 1;
    titles.set(key, min === null ? `New mutation ${count}` : `Mutation ${min}`);
  }
  return titles;
}
