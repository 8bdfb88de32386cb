import { statfsSync } from 'node:fs';
import { DatabaseUnavailableError } from '../platform/database/database-unavailable.ts';
import { errorCode } from '../platform/errors/error-code.ts';
import { StartupError } from '../platform/errors/startup-error.ts';
import type { Settings } from '../platform/settings/settings.ts';

type Where = Pick<Settings, 'host' | 'port' | 'dataDir' | 'databaseUrl'>;

const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET', 'EAI_AGAIN'];
const REFUSED_BY_DATABASE = ['28P01', '28000', '3D000', '53300'];

/** What keeps the server from starting, as one line for the person in front of it; undefined for bugs. */
export function startupProblem(error: unknown, where: Where): string | undefined {
  if (error instanceof StartupError) return error.message;
  if (error instanceof DatabaseUnavailableError)
    return startupProblem(error.cause, where) ?? unusable(where, error.message);
  if (!(error instanceof Error)) return undefined;
  const code = errorCode(error) ?? '';
  if (code === 'EADDRINUSE')
    return `Port ${where.port} of ${where.host} is in use. Stop the other program, or set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL' || ('hostname' in error && error.hostname === where.host))
    return `This machine has no address ${where.host}: set HOST to one of its own.`;
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${where.port} may not be used by this account: set PORT to one above 1023.`;
  if (code === 'ENOSPC' || /no space left/i.test(error.message)) return diskIsFull(where.dataDir);
  if (['EACCES', 'EROFS', 'EPERM', 'ENOTDIR'].includes(code))
    return `The data folder ${where.dataDir} cannot be written (${code}): set DATA_DIR to another folder.`;
  if (UNREACHABLE.includes(code) || REFUSED_BY_DATABASE.includes(code))
    return unusable(where, error.message || code);
  return undefined;
}

function unusable({ databaseUrl }: Where, why: string): string {
  return `The database ${databaseName(databaseUrl)} cannot be used: ${why}.`;
}

/** Less free space than this counts as full: the database allocates files of 16 MB. */
const FULL_BELOW_BYTES = 64 * 1024 * 1024;

/**
 * Whether the disk of the data folder is full, to explain failures of the embedded database: its errors depend on
 * what it was writing, and do not name the cause.
 */
export function diskProblem({ dataDir }: Pick<Where, 'dataDir'>): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < FULL_BELOW_BYTES ? diskIsFull(dataDir) : undefined;
  } catch {
    return undefined;
  }
}

function diskIsFull(dataDir: string): string {
  return `The disk of ${dataDir} is full. Make room, or set DATA_DIR to another folder.`;
}

/** Host and name of a database, without its password. */
function databaseName(databaseUrl: string | undefined): string {
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return '';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
