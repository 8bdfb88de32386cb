import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { OurIds } from './convert-row.ts';
import type { LoadPlan } from './load-plan.ts';
import type { SourceDatabase } from '../source/source-database.ts';

/** Our ids for those of the source, per list; for rows that are identified by something else than their id. */
export class IdLists implements OurIds {
  private readonly lists = new Map<string, Map<string, string>>();
  private readonly shifts = new Map<string, number>();

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

  /** Ids that a copy keeps are raised beyond those of rows that are here already, for example histories of accounts. */
  async shiftBeyond({ mapping, facts }: LoadPlan): Promise<void> {
    const { load } = mapping;
    if (load.kind !== 'copy' || load.newIds === true || !facts.hasIdentity || facts.key === null) return;
    const { rows } = await sql<{ largest: number }>`
      select coalesce(max(${sql.id(facts.key)}), 0) as largest from ${sql.table(facts.name)}`.execute(
      this.db,
    );
    this.shifts.set(facts.name, rows[0]?.largest ?? 0);
  }

  shiftOf(table: string): number {
    return this.shifts.get(table) ?? 0;
  }

  /** Our tables whose ids are not those of the source, and by how much they differ. */
  shifted(): { table: string; by: number }[] {
    return [...this.shifts].filter(([, by]) => by > 0).map(([table, by]) => ({ table, by }));
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

/**
 * The next number that a table gives is beyond all that the source gave: also to rows that were refused or that are gone,
 * because people may know them (data-model.md section 1.1).
 */
export async function restartIdentities(
  db: Db,
  source: SourceDatabase,
  { mapping, facts }: LoadPlan,
  ids: IdLists,
): Promise<void> {
  if (!facts.hasIdentity || facts.key === null) return;
  const { rows } = await sql<{ largest: number }>`
    select coalesce(max(${sql.id(facts.key)}), 0) as largest from ${sql.table(facts.name)}`.execute(db);
  const numbers = facts.columns.has('given_number') ? await largestNumber(db, facts.name) : 0;
  const isCopied = mapping.load.kind === 'copy' && mapping.load.newIds !== true;
  const given = isCopied ? (await source.lastId(mapping.source)) + ids.shiftOf(facts.name) : 0;
  const next = Math.max(rows[0]?.largest ?? 0, given, numbers) + 1;
  // Unlike setval, this is taken back with the transaction.
  await sql`alter table ${sql.table(facts.name)} alter column ${sql.id(facts.key)} restart with ${sql.lit(next)}`.execute(
    db,
  );
}

/** The largest public number that does not follow from an id: a later row must not be given it. */
async function largestNumber(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ largest: number | null }>`
    select max(substring(given_number from '[0-9]+$')::bigint) as largest from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.largest ?? 0;
}
