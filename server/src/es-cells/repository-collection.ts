import { sql } from 'kysely';
import type { PageInfo, PageLinks, PageQuery } from 'shared/contract';
import type { Db } from '../db/database.ts';
import { NotFoundError } from '../http/errors.ts';
import { pageLinks } from '../http/hal.ts';
import { pageInfo, readPaging, type Paging } from '../http/paging.ts';

/** Rows of a list whose client does not ask for a number (api-3 section 0.3). */
const DEFAULT_SIZE = 20;

/** One kind of thing in the ES cell repository. */
export interface Collection<Row extends { id: number }, Item> {
  /** Where its list is; one thing is below it by id. */
  path: string;
  table:
    | 'targ_rep_es_cell'
    | 'targ_rep_allele'
    | 'targ_rep_pipeline'
    | 'targ_rep_targeting_vector'
    | 'targ_rep_genbank_file';
  /** Columns of the table that the list can be sorted by, by the name of the member. */
  sortColumns: Readonly<Record<string, string>>;
  /** The rows of these ids, with what hangs on them, in a fixed number of statements; in no order. */
  load: (db: Db, ids: readonly number[]) => Promise<Row[]>;
  represent: (row: Row, baseUrl: string) => Item;
  /** What somebody is told who asks for an id that is not there. */
  missing: (id: number) => string;
}

/** A page of a collection, in the order asked for, else by id. */
export async function readPage<Row extends { id: number }, Item>(
  db: Db,
  collection: Collection<Row, Item>,
  { query, baseUrl }: { query: PageQuery; baseUrl: string },
): Promise<{ items: Item[]; _links: PageLinks; page: PageInfo }> {
  const paging = readPaging(query, {
    sortable: Object.keys(collection.sortColumns),
    defaultSort: [],
    defaultSize: DEFAULT_SIZE,
  });
  const { ids, total } = await findPage(db, collection, paging);
  const rows = new Map((await collection.load(db, ids)).map((row) => [row.id, row]));
  const page = pageInfo(paging, total);
  return {
    items: ids.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined ? [] : [collection.represent(row, baseUrl)];
    }),
    _links: pageLinks({ baseUrl, path: collection.path, sort: paging.sort, query }, page),
    page,
  };
}

async function findPage(
  db: Db,
  { table, sortColumns }: Pick<Collection<never, never>, 'table' | 'sortColumns'>,
  { sort, size, offset }: Paging<string>,
): Promise<{ ids: number[]; total: number }> {
  const columns = sort.map(({ property, direction }) => {
    const column = sql.ref(sortColumns[property] ?? 'id');
    return direction === 'asc' ? sql`${column} asc` : sql`${column} desc`;
  });
  const order = sql.join([...columns, sql`id`]);
  const { rows } = await sql<{ ids: number[]; total: number }>`
    select
      (select count(*)::integer from ${sql.table(table)}) as total,
      array(select id from ${sql.table(table)} order by ${order} limit ${size} offset ${offset}) as ids
  `.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/**
 * One thing of a collection.
 *
 * @throws NotFoundError
 */
export async function readOne<Row extends { id: number }, Item>(
  db: Db,
  collection: Collection<Row, Item>,
  { id, baseUrl }: { id: number; baseUrl: string },
): Promise<Item> {
  const [row] = await collection.load(db, [id]);
  if (row === undefined) throw new NotFoundError(collection.missing(id));
  return collection.represent(row, baseUrl);
}
