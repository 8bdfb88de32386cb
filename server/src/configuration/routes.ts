import { Configuration } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { readConfiguration } from './configuration-repository.ts';
import { keptFor } from './kept-for.ts';

/** Look-up lists change a few times a year, by an administrator of the database: a minute later everybody sees it. */
const KEPT_MILLISECONDS = 60_000;

/** GET /api/conf (api-1 section 7). */
export const configurationRoutes: RouteModule = (app, { db }) => {
  const configuration = keptFor(KEPT_MILLISECONDS, () => readConfiguration(db));
  app.get(
    '/api/conf',
    {
      config: { access: 'open' },
      schema: {
        tags: ['configuration'],
        summary: 'Every look-up list, by name',
        response: { 200: Configuration },
      },
    },
    () => configuration(),
  );
};
