import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Who made and last changed a row, and when. */
export const AUDIT_COLUMNS: readonly string[] = [
  'created_at',
  'created_by',
  'last_modified',
  'last_modified_by',
];

/** A column of our schema. */
export interface ColumnFacts {
  readonly name: string;
  readonly isRequired: boolean;
  /** SQL of the default; null without one. */
  readonly fallback: string | null;
  /** Worked out by the database, never written. */
  readonly isGenerated: boolean;
  /** The table that it refers to. */
  readonly refersTo: string | null;
}

/** A table of our schema. */
export interface TableFacts {
  readonly name: string;
  readonly columns: ReadonlyMap<string, ColumnFacts>;
  /** The single column of its primary key; null where several make the key. */
  readonly key: string | null;
  /** Does the database number its rows? */
  readonly hasIdentity: boolean;
}

/** Reads our schema: the target of an import. */
export async function readTargetTables(db: Db): Promise<ReadonlyMap<string, TableFacts>> {
  const { rows } = await sql<{
    table: string;
    name: string;
    isRequired: boolean;
    fallback: string | null;
    isGenerated: boolean;
    isIdentity: boolean;
    isKey: boolean;
    refersTo: string | null;
  }>`
    select
      c.relname as "table",
      a.attname as name,
      a.attnotnull as "isRequired",
      case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as fallback,
      a.attgenerated <> '' as "isGenerated",
      a.attidentity <> '' as "isIdentity",
      exists (
        select from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'p' and k.conkey = array[a.attnum]) as "isKey",
      (select other.relname from pg_constraint f join pg_class other on other.oid = f.confrelid
       where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as "refersTo"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname, a.attnum`.execute(db);
  const names = [...new Set(rows.map(({ table }) => table))];
  return new Map(
    names.map((name) => {
      const own = rows.filter(({ table }) => table === name);
      const columns = own.map(
        ({ table: _table, isIdentity: _isIdentity, isKey: _isKey, ...column }) => column,
      );
      return [
        name,
        {
          name,
          columns: new Map(columns.map((column) => [column.name, column])),
          key: own.find(({ isKey }) => isKey)?.name ?? null,
          hasIdentity: own.some(({ isIdentity }) => isIdentity),
        },
      ];
    }),
  );
}
