import Type from 'typebox';
import { ChangeResponse, FilterValue, PlanOutcomePath } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { listValues, type RawValue } from '../http/parameter-values.ts';
import { expectedVersion } from '../http/resource-version.ts';
import { associateMutations, dissociateMutations } from './link-mutations.ts';

const tags = ['Outcomes'];
const config = { access: 'open' } as const;
const MUTATIONS = '/api/plans/:pin/outcomes/:tpo/mutations';
const MutationsQuery = Type.Object({ min: FilterValue });

/** Linking existing mutations with an outcome (api-2 §12.4). */
export const linkingRoutes: RouteModule = (app, context) => {
  app.post(
    `${MUTATIONS}/associate`,
    {
      config,
      schema: {
        tags,
        summary: 'Link mutations with an outcome',
        description: 'Mutations that are linked already stay so. Without `min` nothing happens.',
        params: PlanOutcomePath,
        querystring: MutationsQuery,
        response: { 200: ChangeResponse },
      },
    },
    async (request) =>
      associateMutations(context, request.params, identifiers(request.query.min), {
        caller: request.caller,
        baseUrl: request.baseUrl,
        expectedVersion: expectedVersion(request),
      }),
  );

  app.delete(
    `${MUTATIONS}/deleteAssociations`,
    {
      config,
      schema: {
        tags,
        summary: 'Unlink mutations from an outcome',
        description: 'The mutations themselves stay. Those that are not linked are ignored.',
        params: PlanOutcomePath,
        querystring: MutationsQuery,
        response: { 200: ChangeResponse },
      },
    },
    async (request) =>
      dissociateMutations(context, request.params, identifiers(request.query.min), {
        caller: request.caller,
        baseUrl: request.baseUrl,
        expectedVersion: expectedVersion(request),
      }),
  );
};

/** Identifiers that are repeated or joined by commas. */
function identifiers(parameter: RawValue): string[] {
  return [...new Set(listValues(parameter).flatMap((value) => listValues(value.split(','))))];
}
