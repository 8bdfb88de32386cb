import { databaseAddress, integer, yesOrNo } from './parsers.ts';
import type { DatabaseLimits } from '../database/postgres/postgres-dialect.ts';
import { optional, setting, type ValuesOf } from './setting.ts';

/** Settings of the connections to PostgreSQL: none of them concerns the embedded database. */
export const DATABASE_SETTINGS = {
  databaseDirectUrl: optional(
    'DATABASE_DIRECT_URL',
    databaseAddress,
    'the same database past the pooler, where `DATABASE_URL` leads to a PgBouncer that pools transactions; migrations and imports use it',
    'unset: `DATABASE_URL` leads to PostgreSQL itself',
  ),
  databaseReadUrl: optional(
    'DATABASE_READ_URL',
    databaseAddress,
    'a replica of the database, past any pooler: reports, exports, site health and searches of visitors are read there. Without `DATABASE_URL` this server only reads, for visitors',
    'unset: everything is read from `DATABASE_URL`',
  ),
  databaseReadLagSeconds: setting(
    'DATABASE_READ_LAG_SECONDS',
    2,
    integer(1, 600),
    'how old what visitors are shown of the replica may be; beyond it `DATABASE_URL` serves. With `PUBLIC_CACHE_SECONDS` at most half of that, else nothing of the replica is given to others',
  ),
  databaseNamedStatements: optional(
    'DATABASE_NAMED_STATEMENTS',
    yesOrNo,
    'let connections keep the plans of statements; a PgBouncer before 1.21 cannot',
    '`0` with `DATABASE_DIRECT_URL`, else `1`',
  ),
  databaseConnections: setting(
    'DATABASE_CONNECTIONS',
    10,
    integer(2, 200),
    'connections to PostgreSQL that this server opens at most',
  ),
  databaseConnectSeconds: setting(
    'DATABASE_CONNECT_SECONDS',
    5,
    integer(1, 60),
    'a request waits so long for a connection, then it is answered with 503',
  ),
  databaseStatementSeconds: setting(
    'DATABASE_STATEMENT_SECONDS',
    15,
    integer(1, 600),
    'longest time of one statement; migrations and imports have no limit',
  ),
  databaseLockSeconds: setting(
    'DATABASE_LOCK_SECONDS',
    5,
    integer(1, 600),
    'a statement waits so long for what another transaction has locked',
  ),
  databaseIdleSeconds: setting(
    'DATABASE_IDLE_SECONDS',
    30,
    integer(1, 3600),
    'a transaction that does nothing for so long is ended by the database',
  ),
};

/** How a server uses its connections, with limits in milliseconds. */
export function databaseLimits(settings: ValuesOf<typeof DATABASE_SETTINGS>): DatabaseLimits {
  const hasPooler = settings.databaseDirectUrl !== undefined;
  return {
    hasPooler,
    namesStatements: settings.databaseNamedStatements ?? !hasPooler,
    connections: settings.databaseConnections,
    connectMs: settings.databaseConnectSeconds * 1000,
    statementMs: settings.databaseStatementSeconds * 1000,
    lockMs: settings.databaseLockSeconds * 1000,
    idleInTransactionMs: settings.databaseIdleSeconds * 1000,
  };
}
