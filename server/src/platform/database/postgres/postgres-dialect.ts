import { PostgresDialect, type Dialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { columnParsers, localTimeZone } from '../column-values.ts';
import { withNamedStatements } from './named-statements.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const TEXT_ARRAY = 1009;

type Parse = (text: string) => unknown;

/** The driver's own readings, but for the types whose values must look as on the embedded database. */
function columnTypes(): TypeOverrides {
  const overrides = new TypeOverrides();
  // The driver's declared type of its parsers is wrong (text and type number are swapped), hence the detour.
  const textArrayParser: unknown = overrides.getTypeParser(TEXT_ARRAY);
  const parseTexts: Parse = (text) =>
    typeof textArrayParser === 'function' ? Reflect.apply(textArrayParser, undefined, [text]) : text;
  const eachOf = (parse: Parse) => (text: string) => {
    const items = parseTexts(text);
    if (!Array.isArray(items)) return items;
    return items.map((item: unknown) => (typeof item === 'string' ? parse(item) : item));
  };
  for (const { type, array, parse } of Object.values(columnParsers)) {
    overrides.setTypeParser(type, parse);
    overrides.setTypeParser(array, eachOf(parse));
  }
  return overrides;
}

/**
 * Kysely on a PostgreSQL 15 or newer, with the same column values as the embedded database.
 *
 * @param connectionString `postgres://user:password@host:port/database`
 */
export function postgresDialect(connectionString: string): Dialect {
  return dialectOf(openPool(connectionString));
}

export function dialectOf(pool: Pool): Dialect {
  return new PostgresDialect({ pool: withNamedStatements(pool) });
}

/** How many connections there are, how many of them nobody uses, and how many requests wait for one. */
export interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

export function stateOf({ totalCount, idleCount, waitingCount }: Pool): PoolState {
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

/** Connections whose column values are read as on the embedded database. */
export function openPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: columnTypes(),
    options: `-c timezone=${localTimeZone()}`,
  });
  // An idle connection that breaks (a restarted database) is replaced by the pool; without a listener it
  // would end the process.
  pool.on('error', () => undefined);
  return pool;
}
