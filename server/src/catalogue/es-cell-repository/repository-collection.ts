import { sql } from 'kysely';
import type { PageInfo, PageLinks, PageQuery } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/http/errors/errors.ts';
import { pageLinks } from '../../platform/http/responses/hal.ts';
import { pageInfo, readPaging, type Paging } from '../../platform/http/requests/paging.ts';

/** Page size of a list when the client requests none (api-3 section 0.3). */
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
  /** The rows of these ids with their children, in a fixed number of statements; in no order. */
  load: (db: Db, ids: readonly number[]) => Promise<Row[]>;
  represent: (row: Row, baseUrl: string) => Item;
  /** Error message for an id that does not exist. */
  missing: (id: number) => string;
}

/** A page of a collection, in the requested order, by default by id. */
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
