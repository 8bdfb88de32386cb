import Type from 'typebox';
import { MutationSummary, PlanPath } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { requireReadablePlan } from '../plans/readable-plan.ts';
import { listMutationsOfPlan } from './plan-mutations.ts';

/** What the list of a plan's outcomes shows of their mutations, in one call. An addition to the tracker's API. */
export const planMutationRoutes: RouteModule = (app, { db }) => {
  app.get(
    '/api/v2/plans/:pin/mutations',
    {
      config: { access: 'open' },
      schema: {
        tags: ['Mutations'],
        summary: 'Mutations of all outcomes of a plan, in short',
        params: PlanPath,
        response: { 200: Type.Array(MutationSummary) },
      },
    },
    async ({ params, caller }) => {
      const { id } = await requireReadablePlan(db, params.pin, caller);
      return listMutationsOfPlan(db, id);
    },
  );
};
