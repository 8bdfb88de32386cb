import { errorCode } from '../../errors/error-code.ts';
import type { Unavailability } from '../database-unavailable.ts';

/**
 * SQLSTATE: the server shuts down, has crashed, starts, or has no connection left; a backend was terminated; the server has
 * become a standby, so that the connection leads to the wrong one now.
 */
const UNREACHABLE = /^(08...|57P0[1235]|53300|25006)$/;
/** SQLSTATE: a statement or a lock took longer than the limit. */
const TOO_SLOW = /^(57014|55P03|25P0[34])$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']); // oxfmt-ignore
/** What the driver says of a connection that ended: such errors have no code. */
const ENDED = /connection terminated|connection ended|not queryable|client was closed|socket hang up/i;
const NO_RESPONSE = /query read timeout/i;
const NO_CONNECTION = /timeout exceeded when trying to connect/i;

/** Why a statement or a connection failed, where the database is the reason; undefined for a refused statement. */
export function unavailabilityOf(error: unknown): Unavailability | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = errorCode(error) ?? '';
  if (UNREACHABLE.test(code) || NETWORK.has(code) || ENDED.test(error.message)) return 'unreachable';
  if (TOO_SLOW.test(code) || NO_RESPONSE.test(error.message)) return 'too slow';
  return NO_CONNECTION.test(error.message) ? 'busy' : undefined;
}

/** Whether the connection on which this came is of no use any more. */
export function isConnectionLost(error: unknown): boolean {
  return (
    unavailabilityOf(error) === 'unreachable' || (error instanceof Error && NO_RESPONSE.test(error.message))
  );
}

/**
 * Whether a commit has stopped waiting for its synchronous standby because somebody cancelled it (`pg_cancel_backend`). The
 * database warns and reports success all the same; should its machine be lost now, the transaction is lost.
 */
export function isUnconfirmedCommit({ routine }: { routine?: string | undefined }): boolean {
  return routine === 'SyncRepWaitForLSN';
}
