import {
  SECURITY_EVENT_KINDS,
  type SecurityEvent,
  type SecurityEventKind,
  type SecurityEventPage,
  type SecurityEventQuery,
} from 'shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { pageInfo, readPaging } from '../../platform/http/requests/paging.ts';
import { isCalendarDay } from '../../platform/http/requests/request-values.ts';

interface EventRow {
  id: number;
  happened_at: Date;
  kind: string;
  email: string | null;
  actor: string | null;
  remote_address: string | null;
  detail: unknown;
}

/**
 * A page of the log of security events, latest first.
 *
 * @throws UserError for an unknown kind and for an invalid day
 */
export async function listSecurityEvents(db: Db, query: SecurityEventQuery): Promise<SecurityEventPage> {
  const paging = readPaging(query, { sortable: [], defaultSort: [] });
  const matching = conditions(query);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from security_event where ${matching}`.execute(db);
  const { rows } = await sql<EventRow>`
    select id, happened_at, kind, email, actor, remote_address, detail from security_event where ${matching}
    order by happened_at desc, id desc limit ${paging.size} offset ${paging.offset}`.execute(db);
  return {
    _embedded: { securityEvents: rows.map(toEvent) },
    page: pageInfo(paging, counted.rows[0]?.total ?? 0),
  };
}

function conditions({ person, kind, from, to }: SecurityEventQuery) {
  const wanted = (person ?? '').trim().toLowerCase();
  const kinds = kindsOf(kind);
  const [first, last] = [dayOf('from', from), dayOf('to', to)];
  return sql`
    (${wanted} = '' or strpos(lower(coalesce(email, '')), ${wanted}) > 0 or strpos(lower(coalesce(actor, '')), ${wanted}) > 0)
    and (${kinds.length} = 0 or kind = any (${kinds}::text[]))
    and (${first}::date is null or happened_at >= ${first}::date)
    and (${last}::date is null or happened_at < ${last}::date + 1)`;
}

/** Kinds as one text with commas or several; none at all is every kind. */
function kindsOf(value: SecurityEventQuery['kind']): SecurityEventKind[] {
  const names = [value ?? []].flat().flatMap((text) => text.split(','));
  return names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => knownKind(name));
}

function knownKind(name: string): SecurityEventKind {
  const kind = SECURITY_EVENT_KINDS.find((known) => known === name);
  if (kind === undefined) throw new UserError(`There is no kind of security event named ${name}.`);
  return kind;
}

function dayOf(parameter: string, text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (isCalendarDay(text)) return text;
  throw new UserError(`The parameter '${parameter}' must be a day such as 2026-03-31, but it is '${text}'.`);
}

function toEvent(row: EventRow): SecurityEvent {
  return {
    id: row.id,
    happenedAt: row.happened_at.toISOString(),
    kind: knownKind(row.kind),
    email: row.email,
    actor: row.actor,
    remoteAddress: row.remote_address,
    detail: textsOf(row.detail),
  };
}

function textsOf(detail: unknown): Record<string, string> {
  if (typeof detail !== 'object' || detail === null) return {};
  return Object.fromEntries(Object.entries(detail).map(([key, value]) => [key, String(value)]));
}
