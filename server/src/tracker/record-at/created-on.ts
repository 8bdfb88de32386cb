import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { AuditedEntity, AuditedEntityName } from '../../platform/history/record-change.ts';

/** What can be read as it was; people are no part of the work. */
export type DatedEntityName = Exclude<AuditedEntityName, 'Person'>;
export type DatedEntity = AuditedEntity & { entity: DatedEntityName };

/** The table of each, and those with the dates of its statuses. */
const TABLES: Record<
  DatedEntityName,
  { table: string; stamps: readonly (readonly [table: string, key: string])[] }
> = {
  Project: {
    table: 'project',
    stamps: [
      ['assignment_status_stamp', 'project_id'],
      ['project_summary_status_stamp', 'project_id'],
    ],
  },
  Plan: {
    table: 'plan',
    stamps: [
      ['plan_status_stamp', 'plan_id'],
      ['plan_summary_status_stamp', 'plan_id'],
    ],
  },
  Outcome: {
    table: 'outcome',
    stamps: [
      ['colony_status_stamp', 'colony_id'],
      ['specimen_status_stamp', 'specimen_id'],
    ],
  },
  Mutation: { table: 'mutation', stamps: [] },
  PhenotypingStage: {
    table: 'phenotyping_stage',
    stamps: [['phenotyping_stage_status_stamp', 'phenotyping_stage_id']],
  },
};

/**
 * When a row was created: the first that is known of it, by its history or a status. The date of the row itself counts where no
 * history has the creation; of imported rows it can be that of a later change. Null where there is none of them.
 */
export function createdAt(entity: DatedEntityName): RawBuilder<string | null> {
  const { table, stamps } = TABLES[entity];
  const id = sql.ref(`${table}.id`);
  const firstStamps = stamps.map(
    ([stamp, key]) => sql`(select min(date) from ${sql.table(stamp)} where ${sql.ref(key)} = ${id})`,
  );
  const records = sql`from history where entity_name = ${sql.lit(entity)} and entity_id = ${id}`;
  return sql`least(${sql.join([
    sql`(select min(date) ${records})`,
    ...firstStamps,
    sql`case when not exists (select ${records} and comment like '% created') then ${sql.ref(`${table}.created_at`)} end`,
  ])})`;
}

/** The days on which these were created, by row id; null where that is not known. */
export async function createdDays(
  db: Db,
  entity: DatedEntityName,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const table = sql.table(TABLES[entity].table);
  const { rows } = await sql<{ id: number; day: string | null }>`
    select id, ${createdAt(entity)}::date as day from ${table} where id = any (${[...ids]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, day }) => [id, day]));
}
