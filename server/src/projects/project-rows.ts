import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Subject } from '../permissions/caller.ts';
import { isFullyVisibleTo, isVisibleTo } from '../permissions/visibility.ts';
import { intentionsOfProject } from './intention-rows.ts';

/** Everything that the API says about a project, as the database holds it: what look-up lists name, by id. */
export type ProjectRow = Awaited<ReturnType<typeof loadProjectRows>>[number];

type ProjectBuilder = ExpressionBuilder<Database, 'project' | 'project_index'>;

/**
 * The projects of these ids, with everything that hangs on them, in one query; in no order. Ids that the person may
 * not know of are left out. `isWhole` is false where the person may only see the restricted version.
 */
export async function loadProjectRows(db: Db, ids: readonly number[], subject: Subject) {
  if (ids.length === 0) return [];
  return selectProjectRow(db, subject)
    .where('project_index.project_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .where(isVisibleTo(subject))
    .execute();
}

/** The project of this identifier, whether or not the person may see it. */
export async function loadProjectRow(db: Db, tpn: string, subject: Subject): Promise<ProjectRow | undefined> {
  return selectProjectRow(db, subject).where('project_index.tpn', '=', tpn).executeTakeFirst();
}

function selectProjectRow(db: Db, subject: Subject) {
  return db
    .selectFrom('project_index')
    .innerJoin('project', 'project.id', 'project_index.project_id')
    .select([
      'project.id',
      'project.tpn',
      'project.version',
      'project.imits_mi_plan as imitsMiPlanId',
      'project.privacy_id as privacyId',
      'project.recovery',
      'project.es_cell_qc_only as esCellQcOnly',
      'project.comment',
      'project.reactivation_date as reactivationDate',
      'project.assignment_status_id as assignmentStatusId',
      'project.summary_status_id as summaryStatusId',
      'project.completion_note_id as completionNoteId',
      'project.completion_comment as completionComment',
      'project_index.colony_names as colonyNames',
      'project_index.phenotyping_refs as phenotypingExternalRefs',
      'project_index.work_unit_ids as workUnitIds',
      'project_index.work_group_ids as workGroupIds',
    ])
    .select((eb) => [
      isFullyVisibleTo(subject).as('isWhole'),
      esCellDetails(eb).as('esCellDetails'),
      assignmentStatusStamps(eb).as('assignmentStatusStamps'),
      consortia(eb).as('consortia'),
      plans(eb).as('plans'),
      intentionsOfProject(eb).as('intentions'),
    ]);
}

function esCellDetails(eb: ProjectBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('project_es_cell_qc as qc')
      .whereRef('qc.project_id', '=', 'project.id')
      .select([
        'qc.number_of_es_cells_received as numberOfEsCellsReceived',
        'qc.es_cells_received_from_id as receivedFromId',
        'qc.es_cells_received_on as esCellsReceivedOn',
        'qc.number_of_es_cells_starting_qc as numberOfEsCellsStartingQc',
        'qc.number_of_es_cells_passing_qc as numberOfEsCellsPassingQc',
        'qc.es_cell_qc_comment_id as qcCommentId',
      ]),
  );
}

function assignmentStatusStamps(eb: ProjectBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('assignment_status_stamp as stamp')
      .whereRef('stamp.project_id', '=', 'project.id')
      .select(['stamp.assignment_status_id as statusId', 'stamp.date'])
      .orderBy('stamp.date')
      .orderBy('stamp.id'),
  );
}

function consortia(eb: ProjectBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_consortium')
      .whereRef('project_consortium.project_id', '=', 'project.id')
      .select(['project_consortium.id', 'project_consortium.consortium_id as consortiumId'])
      .orderBy('project_consortium.id'),
  );
}

function plans(eb: ProjectBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('plan')
      .whereRef('plan.project_id', '=', 'project.id')
      .select(['plan.pin', 'plan.plan_type_id as typeId'])
      .orderBy('plan.id'),
  );
}
