import type { Db } from './database.ts';
import type { Database } from './schema.ts';

/** Tables with an id and a name, the look-up lists. */
export type NamedTable = {
  [Table in keyof Database]: Database[Table] extends { id: unknown; name: unknown } ? Table : never;
}[keyof Database];

/**
 * Reads a look-up list once and returns a function from a name, as written, to its id.
 *
 * @throws (the returned function) when the list has no such name: a programming error, never user input
 */
export async function idsByName(
  db: Db,
  table: Exclude<NamedTable, 'person' | 'gene' | 'aligned_fasta' | 'genotype_primer'>,
): Promise<(name: string) => number> {
  const rows = await db.selectFrom(table).select(['id', 'name']).execute();
  const ids = new Map(rows.map((row) => [row.name, row.id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`${table} has no '${name}'`);
    return id;
  };
}
