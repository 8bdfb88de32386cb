import Type from 'typebox';
import { ChangeResponse, FilterValue, MutationPath, PlanOutcomePath } from 'shared/contract';
import type { TrackerRoutes } from '../context.ts';
import { editorOf } from '../../identity/reader.ts';
import { chapter } from '../../identity/route-options.ts';
import { listValues, type RawValue } from '../../platform/http/requests/parameter-values.ts';
import { associateMutations, dissociateMutations } from './link-mutations.ts';
import { takeBackMutation } from './take-back-mutation.ts';

const { described } = chapter('Outcomes');
const MUTATIONS = '/api/plans/:pin/outcomes/:tpo/mutations';
const MutationsQuery = Type.Object({ min: FilterValue });

/** Linking existing mutations with outcomes (api-2 §12.4). */
export const linkingRoutes: TrackerRoutes = (app, context) => {
  app.post(
    `${MUTATIONS}/associate`,
    described({
      summary: 'Link mutations with an outcome',
      description:
        'Needs the right to change each of the mutations. Those that are linked already stay so. Without `min` nothing ' +
        'happens.',
      params: PlanOutcomePath,
      querystring: MutationsQuery,
      response: { 200: ChangeResponse },
    }),
    async (request) =>
      associateMutations(context, request.params, identifiers(request.query.min), editorOf(request)),
  );

  app.delete(
    `${MUTATIONS}/deleteAssociations`,
    described({
      summary: 'Unlink mutations from an outcome',
      description: 'The mutations themselves stay. Those that are not linked are ignored.',
      params: PlanOutcomePath,
      querystring: MutationsQuery,
      response: { 200: ChangeResponse },
    }),
    async (request) =>
      dissociateMutations(context, request.params, identifiers(request.query.min), editorOf(request)),
  );

  app.post(
    '/api/mutations/:min/takeBack',
    described({
      summary: "Unlink a mutation from other work units' outcomes",
      description:
        'Removes the mutation from the outcomes of all plans of other work units than that of the plan it belongs to: ' +
        'the one it was made in. Needs the right to change that plan.',
      params: MutationPath,
      response: { 200: ChangeResponse },
    }),
    (request) => takeBackMutation(context, request.params.min, request),
  );
};

/** Identifiers that are repeated or joined by commas. */
function identifiers(parameter: RawValue): string[] {
  return [...new Set(listValues(parameter).flatMap((value) => listValues(value.split(','))))];
}
