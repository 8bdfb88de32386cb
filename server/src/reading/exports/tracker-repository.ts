import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { groupedBy } from '../../platform/database/grouped.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isFullyVisibleTo, mayKnowOf } from '../../identity/permissions/visibility.ts';
import type { ResultReader } from '../project-search/service.ts';
import {
  genesOfIntentions,
  intentions,
  orthologs,
  type ProjectIds,
} from '../../tracker/projects/intentions/intention-rows.ts';
import type { TrackerProject } from './tracker-columns.ts';

type Anywhere = ExpressionBuilder<Database, never>;
type Parts = Awaited<ReturnType<typeof loadParts>>;

/** The projects of these ids as the existing tracker's export needs them, in no order, masked for this person. */
export async function loadTrackerProjects(
  ids: readonly number[],
  { db, lists, caller }: ResultReader,
): Promise<Map<number, TrackerProject>> {
  if (ids.length === 0) return new Map();
  const parts = await loadParts(db, sql`${[...ids]}::bigint[]`, caller);
  const toTracker = trackerProjects(parts, lists);
  const known = parts.projects.filter(({ privacyRank }) => mayKnowOf(caller, privacyRank));
  return new Map(
    known.map((row) => {
      const project = toTracker(row);
      return [row.id, row.isWhole ? project : masked(project)];
    }),
  );
}

/** What an export leaves of a restricted project for somebody who is not related to it (api-1 §5.5). */
function masked(project: TrackerProject): TrackerProject {
  return { ...project, assignmentStatusName: null, summaryStatusName: null, plans: [], consortiumNames: [] };
}

function trackerProjects(parts: Parts, lists: Lists): (row: Parts['projects'][number]) => TrackerProject {
  const genes = genesOfIntentions(parts);
  const intentionsOf = groupedBy(parts.intentions, ({ projectId }) => projectId);
  const colonies = groupedBy(parts.colonies, ({ planId }) => planId);
  const plansOf = groupedBy(parts.plans, ({ projectId }) => projectId);
  const consortiaOf = groupedBy(parts.consortia, ({ projectId }) => projectId);
  return (row) => ({
    tpn: row.tpn,
    privacyName: lists.privacy.get(row.privacyId).name,
    assignmentStatusName: lists.assignment_status.nameOf(row.assignmentStatusId),
    summaryStatusName: lists.status.nameOf(row.summaryStatusId),
    intentions: (intentionsOf.get(row.id) ?? []).map(({ id, mutationTypeId }) => ({
      molecularMutationTypeName: lists.molecular_mutation_type.get(mutationTypeId).name,
      gene: genes.get(id) ?? null,
    })),
    plans: (plansOf.get(row.id) ?? []).map(({ id, workUnitId, workGroupId, phenotypingExternalRef }) => ({
      phenotypingExternalRef,
      workUnitName: lists.work_unit.get(workUnitId).name,
      workGroupName: lists.work_group.nameOf(workGroupId),
      colonyNames: (colonies.get(id) ?? []).map(({ name }) => name),
    })),
    consortiumNames: (consortiaOf.get(row.id) ?? []).map(
      ({ consortiumId }) => lists.consortium.get(consortiumId).name,
    ),
  });
}

/** One statement, each kind of row once for all projects. */
function loadParts(db: Db, projectIds: ProjectIds, subject: Subject) {
  return db
    .selectNoFrom((eb) => [
      projects(eb, projectIds, subject).as('projects'),
      plans(eb, projectIds).as('plans'),
      colonies(eb, projectIds).as('colonies'),
      consortia(eb, projectIds).as('consortia'),
      intentions(eb, projectIds).as('intentions'),
      orthologs(eb, projectIds).as('orthologs'),
    ])
    .executeTakeFirstOrThrow();
}

function projects(eb: Anywhere, projectIds: ProjectIds, subject: Subject) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_index')
      .where('project_index.project_id', '=', sql<number>`any (${projectIds})`)
      .select([
        'project_index.project_id as id',
        'project_index.tpn',
        'project_index.privacy_id as privacyId',
        'project_index.privacy_rank as privacyRank',
        'project_index.assignment_status_id as assignmentStatusId',
        'project_index.summary_status_id as summaryStatusId',
      ])
      .select(isFullyVisibleTo(subject).as('isWhole')),
  );
}

function plans(eb: Anywhere, projectIds: ProjectIds) {
  return jsonArrayFrom(
    eb
      .selectFrom('plan')
      .leftJoin('phenotyping_attempt as attempt', 'attempt.plan_id', 'plan.id')
      .where('plan.project_id', '=', sql<number>`any (${projectIds})`)
      .select([
        'plan.id',
        'plan.project_id as projectId',
        'plan.work_unit_id as workUnitId',
        'plan.work_group_id as workGroupId',
        'attempt.phenotyping_external_ref as phenotypingExternalRef',
      ])
      .orderBy('plan.id'),
  );
}

function colonies(eb: Anywhere, projectIds: ProjectIds) {
  return jsonArrayFrom(
    eb
      .selectFrom('plan')
      .innerJoin('outcome', 'outcome.plan_id', 'plan.id')
      .innerJoin('colony', 'colony.outcome_id', 'outcome.id')
      .where('plan.project_id', '=', sql<number>`any (${projectIds})`)
      .select(['plan.id as planId', 'colony.name'])
      .orderBy('outcome.id'),
  );
}

function consortia(eb: Anywhere, projectIds: ProjectIds) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_consortium as wanted')
      .where('wanted.project_id', '=', sql<number>`any (${projectIds})`)
      .select(['wanted.project_id as projectId', 'wanted.consortium_id as consortiumId'])
      .orderBy('wanted.id'),
  );
}
