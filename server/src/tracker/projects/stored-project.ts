import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/database.ts';
import type { AuditTree } from '../../platform/history/audit-tree.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { auditOf } from '../../platform/records/audit.ts';
import type { RowOf } from '../../platform/records/field.ts';
import { selection, columnsOf } from '../../platform/records/columns.ts';
import { ES_CELL_QC_FIELDS, PROJECT_FIELDS } from './project-fields.ts';

/** Delivery and QC of ES cells as stored. */
export type EsCellQc = RowOf<typeof ES_CELL_QC_FIELDS>;

/** What an update may change of a project (api-1 §11.4); catalogue entries by id. */
export interface ChangeableProject extends RowOf<typeof PROJECT_FIELDS> {
  /** Null where none was ever recorded. */
  esCellQc: EsCellQc | null;
  /** In ascending order. */
  consortiumIds: readonly number[];
}

/** A project as an update finds it. */
export interface StoredProject {
  id: number;
  version: number;
  values: ChangeableProject;
}

/** Locks the project against other transactions that change it. */
export async function lockProject(tx: Db, id: number): Promise<void> {
  await sql`select from project where id = ${id} for no key update`.execute(tx);
}

/**
 * The project, locked. It is read by a separate statement: one that waits for the lock would read the parts of the
 * project as they were before.
 */
export async function lockedProject(tx: Db, id: number): Promise<StoredProject> {
  await lockProject(tx, id);
  return storedProject(tx, id);
}

/** The project as it is stored. */
export async function storedProject(db: Db, id: number): Promise<StoredProject> {
  const { version, ...values } = await db
    .selectFrom('project')
    .where('project.id', '=', id)
    .select('project.version')
    .select(selection('project', PROJECT_FIELDS))
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('project_es_cell_qc as qc')
          .whereRef('qc.project_id', '=', 'project.id')
          .select(selection('qc', ES_CELL_QC_FIELDS)),
      ).as('esCellQc'),
    )
    .select(
      sql<number[]>`array(
        select distinct consortium_id from project_consortium where project_id = project.id order by consortium_id)`.as(
        'consortiumIds',
      ),
    )
    .executeTakeFirstOrThrow();
  return { id, version, values };
}

/** Stores what an update has changed, and returns the new version. */
export async function writeProject(tx: Db, id: number, values: ChangeableProject): Promise<number> {
  if (values.esCellQc !== null) await writeEsCellQc(tx, id, values.esCellQc);
  await writeConsortia(tx, id, values.consortiumIds);
  const { version } = await tx
    .updateTable('project')
    .set(columnsOf(PROJECT_FIELDS, values))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Stores the ES cell figures of a project in the place of those that it has. */
export async function writeEsCellQc(tx: Db, projectId: number, figures: EsCellQc): Promise<void> {
  const columns = columnsOf(ES_CELL_QC_FIELDS, figures);
  await tx
    .insertInto('project_es_cell_qc')
    .values({ project_id: projectId, ...columns })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(columns))
    .execute();
}

/** The rows of consortia that stay are not touched. */
async function writeConsortia(tx: Db, projectId: number, consortiumIds: readonly number[]): Promise<void> {
  const wanted = sql`unnest(${[...consortiumIds]}::bigint[]) wanted (id)`;
  await sql`
    with gone as (
      delete from project_consortium
      where project_id = ${projectId} and consortium_id not in (select id from ${wanted}))
    insert into project_consortium (project_id, consortium_id)
    select ${projectId}, wanted.id from ${wanted}
    where not exists (
      select from project_consortium present
      where present.project_id = ${projectId} and present.consortium_id = wanted.id)
    order by wanted.id`.execute(tx);
}

/** What history compares of a project, by the names of the reference's model (api-1 §17.3). */
export function projectAudit(project: ChangeableProject, lists: Lists): AuditTree {
  return {
    ...auditOf(PROJECT_FIELDS, project, lists),
    consortia: namesOf(project.consortiumIds, lists),
    projectEsCellQc: project.esCellQc && auditOf(ES_CELL_QC_FIELDS, project.esCellQc, lists),
  };
}

/** Names are compared as one text, because a project has few consortia, and people read them together. */
function namesOf(consortiumIds: readonly number[], lists: Lists): string | null {
  const names = consortiumIds.map((id) => lists.consortium.get(id).name);
  return names.length === 0 ? null : names.toSorted().join(', ');
}
