import Type from 'typebox';
import { ChangeResponse, FilterValue, PlanOutcomePath } from 'shared/contract';
import type { TrackerRoutes } from '../context.ts';
import { editorOf } from '../../identity/reader.ts';
import { chapter } from '../../identity/route-options.ts';
import { listValues, type RawValue } from '../../platform/http/requests/parameter-values.ts';
import { associateMutations, dissociateMutations } from './link-mutations.ts';

const { open } = chapter('Outcomes');
const MUTATIONS = '/api/plans/:pin/outcomes/:tpo/mutations';
const MutationsQuery = Type.Object({ min: FilterValue });

/** Linking existing mutations with an outcome (api-2 §12.4). */
export const linkingRoutes: TrackerRoutes = (app, context) => {
  app.post(
    `${MUTATIONS}/associate`,
    open({
      summary: 'Link mutations with an outcome',
      description: 'Mutations that are linked already stay so. Without `min` nothing happens.',
      params: PlanOutcomePath,
      querystring: MutationsQuery,
      response: { 200: ChangeResponse },
    }),
    async (request) =>
      associateMutations(context, request.params, identifiers(request.query.min), editorOf(request)),
  );

  app.delete(
    `${MUTATIONS}/deleteAssociations`,
    open({
      summary: 'Unlink mutations from an outcome',
      description: 'The mutations themselves stay. Those that are not linked are ignored.',
      params: PlanOutcomePath,
      querystring: MutationsQuery,
      response: { 200: ChangeResponse },
    }),
    async (request) =>
      dissociateMutations(context, request.params, identifiers(request.query.min), editorOf(request)),
  );
};

/** Identifiers that are repeated or joined by commas. */
function identifiers(parameter: RawValue): string[] {
  return [...new Set(listValues(parameter).flatMap((value) => listValues(value.split(','))))];
}
