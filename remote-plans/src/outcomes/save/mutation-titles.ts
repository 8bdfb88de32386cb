import type { MutationValues } from '../../mutations/index.ts';

/** What messages call each mutation of a form, by its key; new ones are numbered as on the page. */
export function mutationTitles(rows: readonly MutationValues[]): ReadonlyMap<string, string> {
  return new Map(
    rows.map(({ key, min }, index) => [
      key,
      min === null ? `New mutation (${index + 1})` : `Mutation ${min}`,
    ]),
  );
}
