import { context, SpanKind, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { sqlErrorFacts } from '../database/sql-error.ts';
import { endSpan, tracer } from './tracer.ts';

/**
 * A span for a statement that has run, below that of the request which sent it. It has the statement and not its values, which may be
 * what nobody else may read.
 */
export function noteStatementSpan({ query, queryDurationMillis, ...event }: LogEvent): void {
  if (trace.getSpan(context.active())?.isRecording() !== true) return;
  const { sql } = query;
  const startTime = Date.now() - queryDurationMillis;
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
  const span = tracer().startSpan(nameOf(sql), { kind: SpanKind.CLIENT, startTime, attributes });
  endSpan(span, {
    problem: event.level === 'error' ? (sqlErrorFacts(event.error)?.code ?? 'failed') : undefined,
  });
}

/** The first word, and the first table: `select plan`. */
function nameOf(sql: string): string {
  const [word = ''] = /^\s*\w+/.exec(sql) ?? [];
  const [, name] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql) ?? [];
  return [word.trim().toLowerCase(), name].filter(Boolean).join(' ');
}
