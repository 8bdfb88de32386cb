import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Entries, NeededEntry } from './complete-row.ts';

/** Lists whose entries need more than a name: what an entry has that the import adds. */
const MORE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  targ_rep_mutation_method: { code: 'unknown', allele_prefix: '' },
  targ_rep_mutation_type: { code: 'unknown' },
};

/** Entries of our lists that empty references lead to; those that a list lacks are added to it. */
export class AddedEntries implements Entries {
  private readonly ids = new Map<string, string>();
  private readonly added = new Map<string, number>();

  constructor(private readonly db: Db) {}

  idOf(table: string, name: string): string | undefined {
    return this.ids.get(keyOf({ table, name }));
  }

  /** How many entries were added to each of our tables. */
  counts(): ReadonlyMap<string, number> {
    return this.added;
  }

  /** Looks up entries, and adds those that are absent. */
  async provide(needed: readonly NeededEntry[]): Promise<void> {
    const byKey = new Map(needed.map((entry) => [keyOf(entry), entry]));
    for (const [key, entry] of byKey)
      if (!this.ids.has(key)) this.ids.set(key, (await this.find(entry)) ?? (await this.add(entry)));
  }

  private async find({ table, name }: NeededEntry): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      select id::text as id from ${sql.table(table)} where lower(name) = lower(${name})
      order by name <> ${name}, id limit 1`.execute(this.db);
    return rows[0]?.id;
  }

  private async add({ table, name }: NeededEntry): Promise<string> {
    const values = { name, ...MORE[table] };
    const columns = Object.keys(values).map((column) => sql.id(column));
    const { rows } = await sql<{ id: string }>`
      insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(values))})
      returning id::text as id`.execute(this.db);
    const [row] = rows;
    if (row === undefined) throw new Error(`The entry '${name}' was not added to ${table}.`);
    this.added.set(table, (this.added.get(table) ?? 0) + 1);
    return row.id;
  }
}

function keyOf({ table, name }: NeededEntry): string {
  return `${table} ${name}`;
}
