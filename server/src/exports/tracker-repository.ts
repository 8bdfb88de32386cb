import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Subject } from '../permissions/caller.ts';
import { isFullyVisibleTo, isVisibleTo } from '../permissions/visibility.ts';
import { geneOfIntention } from '../projects/intention-rows.ts';
import type { TrackerProject } from './tracker-columns.ts';

type ProjectBuilder = ExpressionBuilder<Database, 'project_index'>;

/** The projects of these ids as the existing tracker's export needs them, in no order, masked for this person. */
export async function loadTrackerProjects(
  db: Db,
  ids: readonly number[],
  subject: Subject,
): Promise<Map<number, TrackerProject>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('project_index')
    .innerJoin('privacy', 'privacy.id', 'project_index.privacy_id')
    .innerJoin('assignment_status', 'assignment_status.id', 'project_index.assignment_status_id')
    .leftJoin('status', 'status.id', 'project_index.summary_status_id')
    .where('project_index.project_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .where(isVisibleTo(subject))
    .select([
      'project_index.project_id as id',
      'project_index.tpn',
      'privacy.name as privacyName',
      'assignment_status.name as assignmentStatusName',
      'status.name as summaryStatusName',
    ])
    .select((eb) => [
      isFullyVisibleTo(subject).as('isWhole'),
      intentions(eb).as('intentions'),
      plans(eb).as('plans'),
      consortiumNames(eb).as('consortiumNames'),
    ])
    .execute();
  return new Map(
    rows.map(({ id, isWhole, consortiumNames: names, ...row }) => {
      const project = { ...row, consortiumNames: names ?? [] };
      return [id, isWhole ? project : masked(project)];
    }),
  );
}

/** What an export leaves of a restricted project for somebody who is not related to it (api-1 §5.5). */
function masked(project: TrackerProject): TrackerProject {
  return { ...project, assignmentStatusName: null, summaryStatusName: null, plans: [], consortiumNames: [] };
}

function intentions(eb: ProjectBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('project_intention as intention')
      .innerJoin('molecular_mutation_type as mutation', 'mutation.id', 'intention.molecular_mutation_type_id')
      .whereRef('intention.project_id', '=', 'project_index.project_id')
      .select('mutation.name as molecularMutationTypeName')
      .select((inner) => geneOfIntention(inner).as('gene'))
      .orderBy('intention.id'),
  );
}

function plans(eb: ProjectBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('plan')
      .innerJoin('work_unit', 'work_unit.id', 'plan.work_unit_id')
      .leftJoin('work_group', 'work_group.id', 'plan.work_group_id')
      .leftJoin('phenotyping_attempt as attempt', 'attempt.plan_id', 'plan.id')
      .whereRef('plan.project_id', '=', 'project_index.project_id')
      .select([
        'work_unit.name as workUnitName',
        'work_group.name as workGroupName',
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

function consortiumNames(eb: ProjectBuilder) {
  return eb
    .selectFrom('project_consortium')
    .innerJoin('consortium', 'consortium.id', 'project_consortium.consortium_id')
    .whereRef('project_consortium.project_id', '=', 'project_index.project_id')
    .select(sql<string[]>`array_agg(consortium.name order by project_consortium.id)`.as('names'));
}
