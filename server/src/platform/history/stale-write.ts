import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { PreconditionFailedError } from '../http/errors/errors.ts';
import type { AuditedEntityName, VersionedEntity } from './record-change.ts';
import { describeStaleWrite, type LaterChange } from './describe-stale-write.ts';

/**
 * Refuses a change by somebody who has not seen the latest version. Call it once the entity's row is locked, with the
 * version that the row has then.
 *
 * @param expected the version that the caller has read (`expectedVersion`), null without one
 * @throws PreconditionFailedError naming who changed what and when, field by field in `subErrors`
 */
export async function refuseStale(
  tx: Db,
  { entity, id, version }: VersionedEntity,
  expected: number | null,
): Promise<void> {
  if (expected === null || expected === version) return;
  const recorded = await changesSince(tx, entity, id, expected);
  const changes = recorded.length > 0 ? recorded : await lastChange(tx, entity, id);
  const { message, subErrors } = describeStaleWrite(entity, changes);
  throw new PreconditionFailedError(message, subErrors);
}

async function changesSince(
  tx: Db,
  entity: AuditedEntityName,
  id: number,
  version: number,
): Promise<LaterChange[]> {
  const { rows } = await sql<LaterChange>`
    select record.changed_by as user, record.date,
      coalesce((
        select json_agg(json_build_object(
          'field', field, 'oldValue', old_value, 'newValue', new_value, 'note', note) order by id)
        from history_detail where history_id = record.id), '[]') as details
    from history record
    where entity_name = ${entity} and entity_id = ${id} and version > ${version}
    order by record.date, record.id`.execute(tx);
  return rows;
}

const TABLES = {
  Project: 'project',
  Plan: 'plan',
  Outcome: 'outcome',
  Mutation: 'mutation',
  PhenotypingStage: 'phenotyping_stage',
  Person: 'person',
} as const satisfies Record<AuditedEntityName, string>;

/**
 * Imports change without a record, and records from before versions existed have none. Of some rows that came from the
 * existing tracker nobody knows who changed them last.
 */
async function lastChange(tx: Db, entity: AuditedEntityName, id: number): Promise<LaterChange[]> {
  const { rows } = await sql<{ user: string; date: string }>`
    select last_modified_by as user, last_modified as date
    from ${sql.table(TABLES[entity])}
    where id = ${id} and num_nulls(last_modified_by, last_modified) = 0`.execute(tx);
  return rows.map((row) => ({ ...row, details: [] }));
}
