import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database.ts';

/** Our ids for those of the source, list by list; of what is known by other things than its id. */
export class IdLists {
  private readonly lists = new Map<string, Map<string, string>>();

  constructor(private readonly db: Db) {}

  /** The list of a table of the source, to add to. */
  open(name: string): Map<string, string> {
    const list = this.lists.get(name) ?? new Map<string, string>();
    this.lists.set(name, list);
    return list;
  }

  get(name: string): ReadonlyMap<string, string> | undefined {
    return this.lists.get(name);
  }

  /** Reads the lists of names that mappings speak of, as they are now. */
  async readNames(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const query = NAMES[name];
      if (query === undefined) continue;
      const { rows } = await query.execute(this.db);
      this.lists.set(name, new Map(rows.map((row) => [row.name, row.id])));
    }
  }
}

/** Lists by a name instead of an id of the source. */
export const BY_ACCESSION_ID = 'gene by accession id';
export const BY_SPECIES_NAME = 'species by name';

const NAMES: Readonly<Record<string, RawBuilder<{ name: string; id: string }>>> = {
  [BY_ACCESSION_ID]: sql`select acc_id as name, id::text as id from gene`,
  [BY_SPECIES_NAME]: sql`select lower(name) as name, id::text as id from species`,
};
