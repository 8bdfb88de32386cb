import Type from 'typebox';
import { Funder, FundersQuery, WorkGroup, WorkGroupsByWorkUnitQuery } from 'shared/contract';
import type { IdentityRoutes } from '../context.ts';
import { chapter } from '../route-options.ts';
import { allWorkGroups, fundersOfGroup, workGroupsOfUnit } from './repository.ts';

const { described } = chapter('Configuration');

/** Work groups and funders (api-1 §8). Forms take them from the configuration; these are for scripts. */
export const workGroupRoutes: IdentityRoutes = (app, { db }) => {
  app.get(
    '/api/workGroups',
    described({ summary: 'All work groups', response: { 200: Type.Array(WorkGroup) } }),
    () => allWorkGroups(db),
  );

  app.get(
    '/api/workGroupsByWorkUnit',
    described({
      summary: 'The work groups of a work unit',
      description: 'None for an unknown unit. Its name is found in any case.',
      querystring: WorkGroupsByWorkUnitQuery,
      response: { 200: Type.Array(WorkGroup) },
    }),
    ({ query }) => workGroupsOfUnit(db, query.workUnitName),
  );

  app.get(
    '/api/funders',
    described({
      summary: 'The funders of a work group',
      description: 'None for an unknown group. Its name must be written the same.',
      querystring: FundersQuery,
      response: { 200: Type.Array(Funder) },
    }),
    ({ query }) => fundersOfGroup(db, query.workGroupName),
  );
};
