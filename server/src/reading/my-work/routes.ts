import {
  MOST_TARGETS,
  MyPlanPage,
  MyPlansQuery,
  MyWork,
  MyWorkQuery,
  PlanIdentifiers,
} from 'shared/contract';
import { chapter } from '../../identity/route-options.ts';
import { listValues } from '../../platform/http/requests/parameter-values.ts';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { readLanguishing, readMyWork, readPlanPage } from './read-my-work.ts';

const { described } = chapter('People and permissions');

/** What a person's work units do. An addition to the tracker's API. */
export const myWorkRoutes: TrackerRoutes = (app, { db, catalogues }) => {
  app.get(
    '/api/v2/my_work',
    described({
      summary: "The work of the caller's work units: where projects stand, what waits, what changed",
      description:
        'Administrators see the work of all, or of the work units that they name; others that of their own, or those of ' +
        'them that they name. Empty for a person without a work unit.',
      querystring: MyWorkQuery,
      response: { 200: MyWork },
    }),
    ({ caller, query }) => readMyWork({ db, catalogues }, caller, listValues(query.workUnitName)),
  );

  app.get(
    '/api/v2/my_work/plans',
    described({
      summary:
        'A page of the plans that wait for a step of the caller, or that stand still for longer than is usual',
      description:
        'The lists that `GET /api/v2/my_work` begins, of the same work units and in the same order.',
      querystring: MyPlansQuery,
      response: { 200: MyPlanPage },
    }),
    ({ caller, query }) => readPlanPage({ db, catalogues }, caller, listValues(query.workUnitName), query),
  );

  app.get(
    '/api/v2/my_work/languishing',
    described({
      summary: 'The identifiers of all plans that stand still for longer than is usual, for a job on them',
      description:
        'Those that `GET /api/v2/my_work` counts, of the same work units, the longest first. At most so many as a job takes.',
      querystring: MyWorkQuery,
      response: { 200: PlanIdentifiers },
    }),
    ({ caller, query }) =>
      readLanguishing({ db, catalogues }, caller, listValues(query.workUnitName), MOST_TARGETS),
  );
};
