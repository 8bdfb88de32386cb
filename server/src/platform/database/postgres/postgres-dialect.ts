import { PostgresDialect, type Dialect } from 'kysely';
import { Pool, TypeOverrides, type ClientBase } from 'pg';
import { columnParsers, localTimeZone } from '../column-values.ts';
import { withNamedStatements } from './named-statements.ts';

const TEXT_ARRAY = 1009;
/** A connection whose other end has gone without a word is noticed by the operating system from then on. */
const KEEP_ALIVE_MS = 10_000;
/** How much longer than the database itself this side waits for a statement that has reached its limit. */
const GRACE_MS = 2_000;

/** Limits of the connections of a server. Migrations and imports have none: an index on millions of rows takes its time. */
export interface DatabaseLimits {
  /** Whether each transaction may come to another session (PgBouncer): the pooler sets the limits of those then. */
  hasPooler?: boolean;
  /** Whether a session keeps the plans of statements. */
  namesStatements?: boolean;
  connections: number;
  connectMs: number;
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
}

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
 * Kysely on a PostgreSQL 15 or newer without limits, with the same column values as the embedded database.
 *
 * @param connectionString `postgres://user:password@host:port/database`
 */
export function postgresDialect(connectionString: string): Dialect {
  return dialectOf(openPool(connectionString));
}

export function dialectOf(pool: Pool, namesStatements = true): Dialect {
  return new PostgresDialect({ pool: withNamedStatements(pool, namesStatements) });
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
export function openPool(connectionString: string, limits?: DatabaseLimits): Pool {
  const pool = new Pool({
    connectionString,
    types: columnTypes(),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(limits?.hasPooler === true ? pooled(limits) : { options: `-c timezone=${localTimeZone()}` }),
    ...(limits === undefined ? {} : limitedHere(limits)),
    ...(limits === undefined || limits.hasPooler === true ? {} : limitedThere(limits)),
  });
  // A connection that breaks (a restarted database) is replaced by the pool, whether somebody uses it at that moment or
  // not. Without listeners it would end the process; the statement under way fails with an error of its own.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** PgBouncer refuses parameters that it does not know, but it gives each session the time zone of its client. */
function pooled({ connectMs }: DatabaseLimits) {
  const setTimeZone = { text: `set timezone to '${localTimeZone()}'`, query_timeout: connectMs };
  return { onConnect: (client: ClientBase) => client.query(setTimeZone) };
}

/** The limits as the driver knows them. A silent database ends no statement: this side does. */
function limitedHere({ connections, connectMs, statementMs }: DatabaseLimits) {
  return { max: connections, connectionTimeoutMillis: connectMs, query_timeout: statementMs + GRACE_MS };
}

/** The limits as the database knows them. */
function limitedThere({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits) {
  return {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
}
