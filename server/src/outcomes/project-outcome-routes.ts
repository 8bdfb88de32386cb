import Type from 'typebox';
import { OutcomeSummary, ProjectPath } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { requireReadableProject } from '../projects/readable-project.ts';
import { hasConditionalMutation, listStartingPoints } from './project-outcomes.ts';

const tags = ['Projects'];
const config = { access: 'open' } as const;

/** What a project has yielded (api-1 §11.5). */
export const projectOutcomeRoutes: RouteModule = (app, { db }) => {
  app.get(
    '/api/projects/:tpn/productionOutcomesSummaries',
    {
      config,
      schema: {
        tags,
        summary: 'List what plans of a project can start from',
        params: ProjectPath,
        response: { 200: Type.Array(OutcomeSummary) },
      },
    },
    async ({ params, caller }) => {
      const { id } = await requireReadableProject(db, params.tpn, caller);
      return listStartingPoints(db, id);
    },
  );

  app.get(
    '/api/projects/:tpn/hasConditionalCrisprPlan',
    {
      config,
      schema: {
        tags,
        summary: 'Has a project yielded a conditional mutation?',
        description: 'A mutation of the category Conditional or Conditional Ready, of any plan.',
        params: ProjectPath,
        response: { 200: Type.Boolean() },
      },
    },
    async ({ params, caller }) => {
      const { id } = await requireReadableProject(db, params.tpn, caller);
      return hasConditionalMutation(db, id);
    },
  );
};
