import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Subject } from '../permissions/caller.ts';
import { isFullyVisibleTo, isVisibleTo } from '../permissions/visibility.ts';
import { intentionsOfProject } from './intention-rows.ts';

/** Everything that the API says about a project, as the database holds it. */
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
    .innerJoin('privacy', 'privacy.id', 'project.privacy_id')
    .innerJoin('assignment_status', 'assignment_status.id', 'project.assignment_status_id')
    .leftJoin('status', 'status.id', 'project.summary_status_id')
    .leftJoin('project_completion_note', 'project_completion_note.id', 'project.completion_note_id')
    .select([
      'project.id',
      'project.tpn',
      'project.version',
      'project.imits_mi_plan as imitsMiPlanId',
      'privacy.name as privacyName',
      'project.recovery',
      'project.es_cell_qc_only as esCellQcOnly',
      'project.comment',
      'project.reactivation_date as reactivationDate',
      'assignment_status.name as assignmentStatusName',
      'status.name as summaryStatusName',
      'project_completion_note.note as completionNote',
      'project.completion_comment as completionComment',
      'project_index.colony_names as colonyNames',
      'project_index.phenotyping_refs as phenotypingExternalRefs',
    ])
    .select((eb) => [
      isFullyVisibleTo(subject).as('isWhole'),
      esCellDetails(eb).as('esCellDetails'),
      assignmentStatusStamps(eb).as('assignmentStatusStamps'),
      workUnitNames(eb).as('relatedWorkUnitNames'),
      workGroupNames(eb).as('relatedWorkGroupNames'),
      consortia(eb).as('consortia'),
      plans(eb).as('plans'),
      intentionsOfProject(eb).as('intentions'),
    ]);
}

function esCellDetails(eb: ProjectBuilder) {
  return jsonObjectFrom(
    eb
      .selectFrom('project_es_cell_qc as qc')
      .leftJoin('es_cell_centre_pipeline as centre', 'centre.id', 'qc.es_cells_received_from_id')
      .leftJoin('es_cell_qc_comment as remark', 'remark.id', 'qc.es_cell_qc_comment_id')
      .whereRef('qc.project_id', '=', 'project.id')
      .select([
        'qc.number_of_es_cells_received as numberOfEsCellsReceived',
        'centre.name as esCellsReceivedFromName',
        'qc.es_cells_received_on as esCellsReceivedOn',
        'qc.number_of_es_cells_starting_qc as numberOfEsCellsStartingQc',
        'qc.number_of_es_cells_passing_qc as numberOfEsCellsPassingQc',
        'remark.name as esCellQcComment',
      ]),
  );
}

function assignmentStatusStamps(eb: ProjectBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('assignment_status_stamp as stamp')
      .innerJoin('assignment_status as reached', 'reached.id', 'stamp.assignment_status_id')
      .whereRef('stamp.project_id', '=', 'project.id')
      .select(['reached.name as statusName', 'stamp.date'])
      .orderBy('stamp.date')
      .orderBy('stamp.id'),
  );
}

function workUnitNames(eb: ProjectBuilder) {
  return eb
    .selectFrom('work_unit')
    .where('work_unit.id', '=', sql<number>`any (project_index.work_unit_ids)`)
    .select(sql<string[]>`array_agg(work_unit.name order by work_unit.name)`.as('names'));
}

function workGroupNames(eb: ProjectBuilder) {
  return eb
    .selectFrom('work_group')
    .where('work_group.id', '=', sql<number>`any (project_index.work_group_ids)`)
    .select(sql<string[]>`array_agg(work_group.name order by work_group.name)`.as('names'));
}

function consortia(eb: ProjectBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_consortium')
      .innerJoin('consortium', 'consortium.id', 'project_consortium.consortium_id')
      .whereRef('project_consortium.project_id', '=', 'project.id')
      .select(['project_consortium.id', 'consortium.name as consortiumName'])
      .orderBy('project_consortium.id'),
  );
}

function plans(eb: ProjectBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('plan')
      .innerJoin('plan_type', 'plan_type.id', 'plan.plan_type_id')
      .whereRef('plan.project_id', '=', 'project.id')
      .select(['plan.pin', 'plan_type.name as typeName'])
      .orderBy('plan.id'),
  );
}
