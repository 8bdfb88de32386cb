import { sql } from 'kysely';
import type { HistoryDetail, HistoryRecord } from 'shared/contract';
import type { Db } from '../database/database.ts';
import { instant } from '../database/statements/instants.ts';

/** What has a history, by the name that its records begin with: `Plan created`. */
export type AuditedEntityName = 'Project' | 'Plan' | 'Outcome' | 'Mutation' | 'PhenotypingStage' | 'Person';

/** One entity that has a history. */
export interface AuditedEntity {
  entity: AuditedEntityName;
  /** Row id. */
  id: number;
}

/** An entity as it was read and locked, before it is changed. */
export interface VersionedEntity extends AuditedEntity {
  version: number;
}

/** Writes that an entity was created, in the transaction that creates it. */
export async function recordCreation(
  tx: Db,
  entity: AuditedEntityName,
  id: number,
  version: number,
): Promise<HistoryRecord> {
  return write(tx, { entity, id, version, comment: `${entity} created`, details: [] });
}

/**
 * Writes what an update changed, in the transaction of the update.
 *
 * @param version of the entity after the update
 * @returns the record as a change response shows it; null, and nothing is written, when nothing changed
 */
export async function recordChange(
  tx: Db,
  entity: AuditedEntityName,
  id: number,
  version: number,
  details: readonly HistoryDetail[],
): Promise<HistoryRecord | null> {
  if (details.length === 0) return null;
  return write(tx, { entity, id, version, comment: `${entity} updated`, details });
}

interface NewRecord {
  entity: AuditedEntityName;
  id: number;
  version: number;
  comment: string;
  details: readonly HistoryDetail[];
}

/** The clock, not the start of the transaction, gives the date: the records of one request keep their order. */
async function write(tx: Db, { entity, id, version, comment, details }: NewRecord): Promise<HistoryRecord> {
  const { rows } = await sql<{ user: string; date: string; at: string }>`
    with record as (
      insert into history (entity_name, entity_id, version, comment, date)
      values (${entity}, ${id}, ${version}, ${comment}, clock_timestamp()::timestamp)
      returning id, changed_by, date
    ), detail as (
      insert into history_detail (history_id, field, old_value, new_value, note)
      select record.id, line.field, line."oldValue", line."newValue", line.note
      from record, rows from (json_to_recordset(${JSON.stringify(details)}::json)
        as (field text, "oldValue" text, "newValue" text, note text)) with ordinality line
      order by line.ordinality
    )
    select changed_by as user, date, ${instant('date')} as at from record`.execute(tx);
  const [written] = rows;
  if (written === undefined) throw new Error('The history record was not written');
  return { id: 1, user: written.user, date: written.date, at: written.at, comment, details: [...details] };
}
