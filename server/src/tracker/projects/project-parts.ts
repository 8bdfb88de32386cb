import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isFullyVisibleTo } from '../../identity/permissions/visibility.ts';
import { selection } from '../../platform/records/columns.ts';
import { ES_CELL_QC_FIELDS, PROJECT_FIELDS } from './project-fields.ts';
import { intentionParts, type ProjectIds } from './intentions/intention-rows.ts';

/** Everything about some projects, a list for each kind of row. */
export type ProjectParts = Awaited<ReturnType<typeof loadProjectParts>>;

type Anywhere = ExpressionBuilder<Database, never>;

/**
 * Reads projects with all their parts in one statement. Each kind of row is read once for all of them: looking it up
 * project by project would take three times as long for a page.
 */
export function loadProjectParts(db: Db, projectIds: ProjectIds, subject: Subject) {
  return db
    .selectNoFrom((eb) => [
      projects(eb, projectIds, subject).as('projects'),
      esCellDetails(eb, projectIds).as('esCellDetails'),
      assignmentStatusStamps(eb, projectIds).as('assignmentStatusStamps'),
      consortia(eb, projectIds).as('consortia'),
      plans(eb, projectIds).as('plans'),
      ...intentionParts(eb, projectIds),
    ])
    .executeTakeFirstOrThrow();
}

function projects(eb: Anywhere, projectIds: ProjectIds, subject: Subject) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_index')
      .innerJoin('project', 'project.id', 'project_index.project_id')
      .where('project_index.project_id', '=', sql<number>`any (${projectIds})`)
      .select([
        'project.id',
        'project.tpn',
        'project.version',
        'project.imits_mi_plan as imitsMiPlanId',
        'project_index.privacy_rank as privacyRank',
        'project.reactivation_date as reactivationDate',
        'project.assignment_status_id as assignmentStatusId',
        'project.summary_status_id as summaryStatusId',
        'project_index.colony_names as colonyNames',
        'project_index.phenotyping_refs as phenotypingExternalRefs',
        'project_index.work_unit_ids as workUnitIds',
        'project_index.work_group_ids as workGroupIds',
        'project_index.last_change as lastChangeDate',
      ])
      .select(selection('project', PROJECT_FIELDS))
      .select((project) =>
        project
          .selectFrom('project_summary_status_stamp as stamp')
          .whereRef('stamp.project_id', '=', 'project.id')
          .whereRef('stamp.status_id', '=', 'project.summary_status_id')
          .select((stamp) => stamp.fn.max('stamp.date').as('date'))
          .as('summaryStatusDate'),
      )
      .select(isFullyVisibleTo(subject).as('isWhole')),
  );
}

function esCellDetails(eb: Anywhere, projectIds: ProjectIds) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_es_cell_qc as qc')
      .where('qc.project_id', '=', sql<number>`any (${projectIds})`)
      .select('qc.project_id as projectId')
      .select(selection('qc', ES_CELL_QC_FIELDS)),
  );
}

function assignmentStatusStamps(eb: Anywhere, projectIds: ProjectIds) {
  return jsonArrayFrom(
    eb
      .selectFrom('assignment_status_stamp as stamp')
      .where('stamp.project_id', '=', sql<number>`any (${projectIds})`)
      .select(['stamp.project_id as projectId', 'stamp.assignment_status_id as statusId', 'stamp.date'])
      .orderBy('stamp.date')
      .orderBy('stamp.id'),
  );
}

function consortia(eb: Anywhere, projectIds: ProjectIds) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_consortium as wanted')
      .where('wanted.project_id', '=', sql<number>`any (${projectIds})`)
      .select(['wanted.project_id as projectId', 'wanted.id', 'wanted.consortium_id as consortiumId'])
      .orderBy('wanted.id'),
  );
}

function plans(eb: Anywhere, projectIds: ProjectIds) {
  return jsonArrayFrom(
    eb
      .selectFrom('plan')
      .where('plan.project_id', '=', sql<number>`any (${projectIds})`)
      .select(['plan.project_id as projectId', 'plan.pin', 'plan.plan_type_id as typeId'])
      .orderBy('plan.id'),
  );
}
