import { sql } from 'kysely';
import type { HistoryDetail, HistoryRecord } from 'shared/contract';
import type { Db } from '../database/database.ts';
import { instant } from '../database/statements/instants.ts';
import { authorFor } from './author.ts';
import { printedElement } from './printed-element.ts';
import type { AuditedEntity } from './record-change.ts';

interface HistoryRow {
  user: string;
  date: string;
  at: string;
  comment: string;
  details: HistoryDetail[];
  bulkJobId: number | null;
}

/**
 * The records of these entities together, oldest first, numbered from 1 (api-1 §17.1).
 *
 * @param caller an anonymous visitor, who is no person, does not see authors
 */
export async function readHistory(
  db: Db,
  entities: readonly AuditedEntity[],
  caller: { personId: number | null },
): Promise<HistoryRecord[]> {
  const rows = await historyRows(db, entities);
  return rows.map(({ bulkJobId, ...row }, position) => ({
    ...row,
    id: position + 1,
    user: authorFor(caller, row.user),
    details: row.details.map(inOneForm),
    ...(bulkJobId === null ? {} : { bulkJobId }),
  }));
}

/** Elements of lists look alike, whichever tracker recorded them. */
function inOneForm(line: HistoryDetail): HistoryDetail {
  if (!line.note.startsWith('Element ')) return line;
  return { ...line, oldValue: printedElement(line.oldValue), newValue: printedElement(line.newValue) };
}

async function historyRows(db: Db, entities: readonly AuditedEntity[]): Promise<HistoryRow[]> {
  const names = entities.map(({ entity }) => entity);
  const ids = entities.map(({ id }) => id);
  const { rows } = await sql<HistoryRow>`
    select record.changed_by as user, record.date, ${instant('record.date')} as at, record.comment, detail.lines as details,
      record.bulk_job_id as "bulkJobId"
    from unnest(${names}::text[], ${ids}::bigint[]) wanted (entity, id)
    cross join lateral (
      select * from history where entity_name = wanted.entity and entity_id = wanted.id offset 0) record
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'field', field, 'oldValue', old_value, 'newValue', new_value, 'note', note) order by id), '[]') as lines
      from history_detail where history_id = record.id) detail
    order by record.date, record.id`.execute(db);
  return rows;
}
