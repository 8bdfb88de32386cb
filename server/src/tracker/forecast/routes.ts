import { Forecast, ForecastQuery } from 'shared/contract';
import { chapter } from '../../identity/route-options.ts';
import { readDb } from '../../identity/read-database.ts';
import type { TrackerRoutes } from '../context.ts';
import { findForecast } from './find-forecast.ts';

const { open } = chapter('Plans');

/** GET /api/v2/forecast. Open to everybody: it is measured of public plans, and names none. */
export const forecastRoutes: TrackerRoutes = (app, context) => {
  app.get(
    '/api/v2/forecast',
    open({
      summary:
        'What is likely to become of a plan or stage, by what became of others that stood there as long',
      description:
        'Estimated from the dates of all public plans or stages (Aalen-Johansen, with a stop of the work as the competing event), every six hours. No estimate where fewer than ten are known.',
      querystring: ForecastQuery,
      response: { 200: Forecast },
    }),
    async (request) =>
      findForecast(await readDb(context, request), await context.catalogues.read(), request.query),
  );
};
