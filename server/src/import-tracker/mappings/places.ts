/** Told of a row whose place had another row already, or that had none. */
export const TAKEN_PLACE = 'is missing or has another row already, so the row went to the end';

/**
 * SQL of a row's place among the rows of the same owner: its own if it is the first to have it, else one after all others.
 *
 * @param owner column that names the owner
 */
export function placeAmong(owner: string): string {
  return `case
    when source.index >= 0 and row_number() over (partition by source.${owner}, source.index order by source.id) = 1
      then source.index
    else coalesce(max(source.index) over (partition by source.${owner}), -1)
      + row_number() over (partition by source.${owner} order by source.id) end`;
}
