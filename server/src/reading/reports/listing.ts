import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { readAhead } from '../exports/chunks.ts';

/** What a report lists, as parts of SQL statements. `Row` has the names of the columns. */
export interface Listing<Row> {
  columns: RawBuilder<Row>;
  from: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
  /** What is grouped by, and which groups count. Without it each row stands for itself. */
  groups?: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** What a row, or a group, is about: each has its own. */
  id: RawBuilder<number>;
  /**
   * Of what a row may be about, as parts of a SQL statement in which `id` and `order` mean the same: quickly found, because one
   * statement finds all, and an embedded database serves nobody else meanwhile. Where this is missing, `from` and `where` are as quick.
   */
  among?: RawBuilder<unknown>;
}

/**
 * Reads a report like an export: first the ids of its possible subjects, in order, then the rows of those that are, chunk by
 * chunk, while the rows before are written. So memory contains no more than all ids and the rows of two chunks. Subjects that have
 * become invisible by then are left out.
 */
export async function readListing<Row>(db: Db, listing: Listing<Row>): Promise<AsyncIterable<Row[]>> {
  const { columns, from, where, groups = sql``, order, id } = listing;
  const among = listing.among ?? sql`${from} where ${where} ${groups}`;
  const ids = await idsInOrder(db, sql`select ${id} from ${among} order by ${order}`);
  return readPieces(ids, async (some) => {
    const { rows } = await sql<Row>`
      select ${columns} from ${from}
      where (${where}) and ${id} = any (${idList(some)}) ${groups} order by ${order}`.execute(db);
    return rows;
  });
}

/** What a statement of one column finds, in its order, as one value: rows would need many times as much memory. */
export async function idsInOrder(db: Db, statement: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`select array(${statement}) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** Ids as a parameter of a statement. */
export function idList(ids: readonly number[]): RawBuilder<number[]> {
  return sql`${[...ids]}::bigint[]`;
}

/** The rows of so many ids at a time, those of the next on their way while the present ones are written. */
export async function* readPieces<Row>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for await (const [, rows] of readAhead(ids, read)) yield rows;
}

/** Makes the lines of rows, piece by piece. */
export async function* mapPieces<Row, Line>(
  pieces: AsyncIterable<readonly Row[]>,
  toLine: (row: Row) => Line,
): AsyncGenerator<Line[]> {
  for await (const rows of pieces) yield rows.map(toLine);
}
