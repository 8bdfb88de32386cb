import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Tables with an id and a name, the look-up lists. */
export type NamedTable = {
  [Table in keyof Database]: Database[Table] extends { id: unknown; name: unknown } ? Table : never;
}[keyof Database];

/**
 * Reads a look-up list once and answers the id of a name as written.
 *
 * @throws (the function answered) when the list has no such name: a programming error, never user input
 */
export async function idsByName(
  db: Kysely<Database>,
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
