import { Configuration } from 'shared/contract';
import type { CatalogueRoutes } from '../context.ts';
import { chapter } from '../../identity/route-options.ts';
import { cached } from '../../platform/cache/cached.ts';
import { readConfiguration } from './configuration-repository.ts';

const { open } = chapter('configuration');

/** Look-up lists change a few times a year, by an administrator of the database: a minute later everybody sees it. */
const CACHED_MS = 60_000;

/** GET /api/conf (api-1 section 7). */
export const configurationRoutes: CatalogueRoutes = (app, { db }) => {
  const configuration = cached(() => readConfiguration(db), { ttlMs: CACHED_MS });
  app.get(
    '/api/conf',
    open({
      summary: 'Every look-up list, by name',
      response: { 200: Configuration },
    }),
    () => configuration.read(),
  );
};
