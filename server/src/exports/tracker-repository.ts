import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Subject } from '../permissions/caller.ts';
import { isFullyVisibleTo, isVisibleTo } from '../permissions/visibility.ts';
import type { Reader } from '../project-search/service.ts';
import { geneOfIntention } from '../projects/intention-rows.ts';
import type { TrackerProject } from './tracker-columns.ts';

type ProjectBuilder = ExpressionBuilder<Database, 'project_index'>;
type Row = Awaited<ReturnType<typeof readRows>>[number];

/** The projects of these ids as the existing tracker's export needs them, in no order, masked for this person. */
export async function loadTrackerProjects(
  ids: readonly number[],
  { db, lists, caller }: Reader,
): Promise<Map<number, TrackerProject>> {
  const rows = ids.length === 0 ? [] : await readRows(db, ids, caller);
  return new Map(
    rows.map((row) => {
      const project = named(row, lists);
      return [row.id, row.isWhole ? project : masked(project)];
    }),
  );
}

function readRows(db: Db, ids: readonly number[], subject: Subject) {
  return db
    .selectFrom('project_index')
    .where('project_index.project_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .where(isVisibleTo(subject))
    .select([
      'project_index.project_id as id',
      'project_index.tpn',
      'project_index.privacy_id as privacyId',
      'project_index.assignment_status_id as assignmentStatusId',
      'project_index.summary_status_id as summaryStatusId',
    ])
    .select((eb) => [
      isFullyVisibleTo(subject).as('isWhole'),
      intentions(eb).as('intentions'),
      plans(eb).as('plans'),
      consortiumIds.as('consortiumIds'),
    ])
    .execute();
}

function named(row: Row, lists: Lists): TrackerProject {
  return {
    tpn: row.tpn,
    privacyName: lists.privacy.get(row.privacyId).name,
    assignmentStatusName: lists.assignment_status.nameOf(row.assignmentStatusId),
    summaryStatusName: lists.status.nameOf(row.summaryStatusId),
    intentions: row.intentions.map(({ mutationTypeId, gene }) => ({
      molecularMutationTypeName: lists.molecular_mutation_type.get(mutationTypeId).name,
      gene,
    })),
    plans: row.plans.map(({ workUnitId, workGroupId, ...plan }) => ({
      ...plan,
      workUnitName: lists.work_unit.get(workUnitId).name,
      workGroupName: lists.work_group.nameOf(workGroupId),
    })),
    consortiumNames: row.consortiumIds.map((id) => lists.consortium.get(id).name),
  };
}

/** What an export leaves of a restricted project for somebody who is not related to it (api-1 §5.5). */
function masked(project: TrackerProject): TrackerProject {
  return { ...project, assignmentStatusName: null, summaryStatusName: null, plans: [], consortiumNames: [] };
}

function intentions(eb: ProjectBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_intention as intention')
      .whereRef('intention.project_id', '=', 'project_index.project_id')
      .select('intention.molecular_mutation_type_id as mutationTypeId')
      .select((inner) => geneOfIntention(inner).as('gene'))
      .orderBy('intention.id'),
  );
}

function plans(eb: ProjectBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('plan')
      .leftJoin('phenotyping_attempt as attempt', 'attempt.plan_id', 'plan.id')
      .whereRef('plan.project_id', '=', 'project_index.project_id')
      .select([
        'plan.work_unit_id as workUnitId',
        'plan.work_group_id as workGroupId',
        'attempt.phenotyping_external_ref as phenotypingExternalRef',
      ])
      .select(
        sql<string[]>`array(
          select colony.name from outcome join colony on colony.outcome_id = outcome.id
          where outcome.plan_id = plan.id order by outcome.id)`.as('colonyNames'),
      )
      .orderBy('plan.id'),
  );
}

const consortiumIds = sql<number[]>`array(
  select wanted.consortium_id from project_consortium wanted
  where wanted.project_id = project_index.project_id order by wanted.id)`;
