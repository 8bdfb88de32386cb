import Type from 'typebox';
import { OutcomeSummary, ProjectPath, MutationSummary, PlanPath } from 'shared/contract';
import type { TrackerRoutes } from '../context.ts';
import { chapter } from '../../identity/route-options.ts';
import { requireReadableProject } from '../projects/readable-project.ts';
import { hasConditionalMutation, listStartingPoints, listMutationsOfPlan } from './outcome-summaries.ts';
import { requireReadablePlan } from '../plans/readable-plan.ts';

const { open: openOfProjects } = chapter('Projects');
const { open: openOfMutations } = chapter('Mutations');

/** What a project has yielded (api-1 §11.5). */
export const projectOutcomeRoutes: TrackerRoutes = (app, { db }) => {
  app.get(
    '/api/projects/:tpn/productionOutcomesSummaries',
    openOfProjects({
      summary: 'List what plans of a project can start from',
      params: ProjectPath,
      response: { 200: Type.Array(OutcomeSummary) },
    }),
    async ({ params, caller }) => {
      const { id } = await requireReadableProject(db, params.tpn, caller);
      return listStartingPoints(db, id, caller);
    },
  );

  app.get(
    '/api/projects/:tpn/hasConditionalCrisprPlan',
    openOfProjects({
      summary: 'Has a project yielded a conditional mutation?',
      description:
        'A mutation of the category Conditional or Conditional Ready, of any plan that the caller may read.',
      params: ProjectPath,
      response: { 200: Type.Boolean() },
    }),
    async ({ params, caller }) => {
      const { id } = await requireReadableProject(db, params.tpn, caller);
      return hasConditionalMutation(db, id, caller);
    },
  );
};

/** What the list of a plan's outcomes shows of their mutations, in one call. An addition to the tracker's API. */
export const planMutationRoutes: TrackerRoutes = (app, { db }) => {
  app.get(
    '/api/v2/plans/:pin/mutations',
    openOfMutations({
      summary: 'Mutations of all outcomes of a plan, in short',
      params: PlanPath,
      response: { 200: Type.Array(MutationSummary) },
    }),
    async ({ params, caller }) => {
      const { id } = await requireReadablePlan(db, params.pin, caller);
      return listMutationsOfPlan(db, id);
    },
  );
};
