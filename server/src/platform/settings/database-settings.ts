import { integer } from './parsers.ts';
import type { DatabaseLimits } from '../database/postgres/postgres-dialect.ts';
import { setting, type ValuesOf } from './setting.ts';

/** Settings of the connections to PostgreSQL: none of them concerns the embedded database. */
export const DATABASE_SETTINGS = {
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

/** The limits of the connections, in milliseconds. */
export function databaseLimits(settings: ValuesOf<typeof DATABASE_SETTINGS>): DatabaseLimits {
  return {
    connections: settings.databaseConnections,
    connectMs: settings.databaseConnectSeconds * 1000,
    statementMs: settings.databaseStatementSeconds * 1000,
    lockMs: settings.databaseLockSeconds * 1000,
    idleInTransactionMs: settings.databaseIdleSeconds * 1000,
  };
}
