import { Kysely, type Dialect, type LogEvent } from 'kysely';
import { noteStatementSpan } from '../../tracing/statement-spans.ts';
import type { Db } from '../database.ts';
import { countStatement } from './statement-count.ts';

/** A database whose statements are counted. */
export function counted(dialect: Dialect): Db {
  return new Kysely({ dialect, log: noteStatement });
}

function noteStatement(event: LogEvent): void {
  countStatement(event.queryDurationMillis);
  noteStatementSpan(event);
}
