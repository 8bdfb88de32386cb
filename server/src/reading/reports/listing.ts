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
   * FROM and WHERE that find the ids of all rows, and perhaps others, without the conditions that take long: each piece applies those.
   * All ids are found by one statement, during which an embedded database serves nobody else. `id` and `order` must be known in it
   * too. `from` and `where` unless given.
   */
  among?: RawBuilder<unknown>;
}

/**
 * Reads a report like an export: first the ids of what it may be about, in order, then their rows chunk by chunk, while the
 * rows before are written. So memory contains no more than all ids and the rows of two chunks. What does not meet the conditions,
 * or has become invisible by then, is left out.
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
