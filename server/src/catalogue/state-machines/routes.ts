import { StatusPaths } from 'shared/contract';
import { chapter } from '../../identity/route-options.ts';
import type { CatalogueRoutes } from '../context.ts';
import { statusPaths } from './status-paths.ts';

const { open } = chapter('configuration');

/** GET /api/v2/statusPaths: the tables of the state machines, as far as they lead to the goal of the work. */
export const statusPathRoutes: CatalogueRoutes = (app) => {
  const paths = statusPaths();
  app.get(
    '/api/v2/statusPaths',
    open({
      summary: 'The statuses of plans, outcomes and stages in their order, and what leads to each',
      response: { 200: StatusPaths },
    }),
    () => paths,
  );
};
