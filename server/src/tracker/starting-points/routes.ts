import Type from 'typebox';
import { ProjectPath, StartingPointChoice } from 'shared/contract';
import type { TrackerRoutes } from '../context.ts';
import { chapter } from '../../identity/route-options.ts';
import { requireReadableProject } from '../projects/readable-project.ts';
import { listStartingPointChoices } from './list-starting-points.ts';

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
      return listStartingPointChoices(db, id, caller);
    },
  );
};
