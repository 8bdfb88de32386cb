import Type from 'typebox';
import { ProjectPath, StartingPointChoice } from 'shared/contract';
import type { TrackerRoutes } from '../context.ts';
import { chapter } from '../../identity/route-options.ts';
import { requireReadableProject } from '../projects/readable-project.ts';
import type { Db } from '../../platform/database/database.ts';

const { open } = chapter('Projects');

/**
 * What new plans of a project can start from, in one call. An addition to the tracker's API: its own list
 * (productionOutcomesSummaries) has neither statuses nor the outcomes of allele modifications, which are phenotyped too.
 */
export const startingPointRoutes: TrackerRoutes = (app, { db }) => {
  app.get(
    '/api/v2/projects/:tpn/startingPoints',
    open({
      summary: 'List the outcomes of all plans of a project, with their statuses',
      description:
        'For the form of a new plan. Allele modifications, and phenotyping but of haplo-essential genes, start from a ' +
        'colony with the status Genotype Confirmed.',
      params: ProjectPath,
      response: { 200: Type.Array(StartingPointChoice) },
    }),
    async ({ params, caller }) => {
      const { id } = await requireReadableProject(db, params.tpn, caller);
      return listStartingPointChoices(db, id);
    },
  );
};

/** The outcomes of all plans of a project, in the order in which they were made. */
async function listStartingPointChoices(db: Db, projectId: number): Promise<StartingPointChoice[]> {
  const rows = await db
    .selectFrom('plan')
    .innerJoin('attempt_type', 'attempt_type.id', 'plan.attempt_type_id')
    .innerJoin('outcome', 'outcome.plan_id', 'plan.id')
    .innerJoin('outcome_type', 'outcome_type.id', 'outcome.outcome_type_id')
    .leftJoin('colony', 'colony.outcome_id', 'outcome.id')
    .leftJoin('specimen', 'specimen.outcome_id', 'outcome.id')
    .leftJoin('status as colony_status', 'colony_status.id', 'colony.status_id')
    .leftJoin('status as specimen_status', 'specimen_status.id', 'specimen.status_id')
    .select([
      'outcome.tpo',
      'plan.pin',
      'attempt_type.name as attemptTypeName',
      'outcome_type.name as outcomeTypeName',
      'colony.name as colonyName',
      'specimen.specimen_external_ref as specimenRef',
      'colony_status.name as colonyStatus',
      'specimen_status.name as specimenStatus',
    ])
    .where('plan.project_id', '=', projectId)
    .orderBy('outcome.id')
    .execute();
  return rows.map(({ colonyName, specimenRef, colonyStatus, specimenStatus, ...outcome }) => ({
    ...outcome,
    externalReference: colonyName ?? specimenRef,
    statusName: colonyStatus ?? specimenStatus,
  }));
}
