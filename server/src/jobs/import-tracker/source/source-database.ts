import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { InputRow, TableMapping, Value } from './mapping.ts';
import { ImportRefused } from '../report/report.ts';

/** The existing tracker's database, as it was at one moment: everything is read in one transaction. */
export interface SourceDatabase {
  /** Its tables with their columns. */
  readonly tables: ReadonlyMap<string, ReadonlySet<string>>;
  /** Rows of a table. */
  count(table: string): Promise<number>;
  /** Rows that a table has and that nothing in a column of another one names. */
  countUnused(table: string, by: { readonly table: string; readonly column: string }): Promise<number>;
  /** The largest number that a table has given to a row, or may have given to one that is gone. */
  lastId(table: string): Promise<number>;
  /** The rows that a mapping reads, in order of their keys, a batch at a time. */
  read(mapping: TableMapping, expressions: ReadonlyMap<string, string>): AsyncIterable<readonly InputRow[]>;
}

/** Rows per read and write, unless a mapping sets another number. */
const BATCH = 1000;

/**
 * Reads a database of the existing tracker.
 *
 * @param schema the schema that its tables are in
 * @throws ImportRefused when there is no such schema or nothing in it
 */
export async function readingSource<T>(
  db: Db,
  schema: string,
  work: (source: SourceDatabase) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`select set_config('search_path', quote_ident(${schema}), true)`.execute(transaction);
      await sql`select set_config('datestyle', 'ISO, YMD', true)`.execute(transaction);
      const tables = await readTables(transaction, schema);
      if (tables.size === 0)
        throw new ImportRefused(
          `The database to import from has no tables in schema '${schema}'. Name the right one with --schema.`,
        );
      return work(sourceIn(transaction, tables));
    });
}

async function readTables(db: Db, schema: string): Promise<SourceDatabase['tables']> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(a.attname::text) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = ${schema} and c.relkind in ('r', 'p')
    group by c.relname order by c.relname`.execute(db);
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}

function sourceIn(db: Db, tables: SourceDatabase['tables']): SourceDatabase {
  let cursors = 0;
  return {
    tables,
    count: (table) => oneNumber(db, sql`select count(*) as number from ${sql.id(table)}`),
    countUnused: (table, by) =>
      oneNumber(
        db,
        sql`select count(*) as number from ${sql.id(table)} unused
            where not exists (select from ${sql.id(by.table)} using_it where ${sql.id('using_it', by.column)} = unused.id)`,
      ),
    async lastId(table) {
      const largest = tables.get(table)?.has('id')
        ? await oneNumber(db, sql`select coalesce(max(id), 0) as number from ${sql.id(table)}`)
        : 0;
      return Math.max(largest, await lastGiven(db, table, tables));
    },
    async *read(mapping, expressions) {
      cursors += 1;
      const cursor = sql.id(`import_${cursors}`);
      await sql`declare ${cursor} no scroll cursor for ${sql.raw(queryOf(mapping, expressions))}`.execute(db);
      for (;;) {
        const { rows } = await sql<Record<string, Value>>`
          fetch forward ${sql.lit(mapping.batch ?? BATCH)} from ${cursor}`.execute(db);
        if (rows.length === 0) break;
        yield rows;
      }
      await sql`close ${cursor}`.execute(db);
    },
  };
}

/**
 * The last number that a table's sequence gave: identifiers of deleted rows were published like the others. Some
 * sequences are called otherwise than their table, such as `exon_deletion_seq` of `targeted_exon`, and by other names in
 * other versions. A sequence that is named after no table may have numbered any table that none is named after.
 */
async function lastGiven(db: Db, table: string, tables: SourceDatabase['tables']): Promise<number> {
  const { rows } = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = current_schema()`.execute(
    db,
  );
  const named = (owner: string) => [`${owner}_seq`, `${owner}_id_seq`];
  const own = rows.filter(({ name }) => named(table).includes(name));
  const owned = new Set([...tables.keys()].flatMap(named));
  const candidates = own.length > 0 ? own : rows.filter(({ name }) => !owned.has(name));
  return Math.max(0, ...candidates.map(({ last }) => last ?? 0));
}

function queryOf(
  { source, joined, key, order }: TableMapping,
  expressions: ReadonlyMap<string, string>,
): string {
  const columns = [...expressions].map(([name, expression]) => `(${expression})::text as ${quoted(name)}`);
  const keys = [...(order === undefined ? [] : [order]), ...key.map((column) => `source.${quoted(column)}`)];
  const also = joined === undefined ? '' : ` left join ${quoted(joined.table)} on ${joined.on}`;
  return `select ${columns.join(', ')} from ${quoted(source)} source${also} order by ${keys.join(', ')}`;
}

/** A name of a table or column in SQL; all of them come from the mappings or from the database's own lists. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

async function oneNumber(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await query.execute(db);
  const [row] = rows;
  const number: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'number') : undefined;
  return Number(number ?? 0);
}
