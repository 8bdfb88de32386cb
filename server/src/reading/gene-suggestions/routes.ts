import { GeneSuggestion, GeneSuggestionsQuery } from 'shared/contract';
import { SHORTEST_SUGGESTED_TEXT } from 'shared/limits';
import Type from 'typebox';
import { chapter } from '../../identity/route-options.ts';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { suggestGenes } from './suggest-genes.ts';

const { open } = chapter('Genes');

/** What the search in the header suggests while somebody types. Open to everybody; an addition to the tracker's API. */
export const geneSuggestionRoutes: TrackerRoutes = (app, { db, catalogues }) => {
  app.get(
    '/api/v2/genes/suggestions',
    open({
      summary: 'Genes whose symbol or synonym begins with a text, and where they stand',
      description:
        `Eight at most, and none for fewer than ${SHORTEST_SUGGESTED_TEXT} characters. ` +
        'Statuses are those of plans that the caller may read, as on the page of the gene; units those of projects of which ' +
        'the caller sees everything.',
      querystring: GeneSuggestionsQuery,
      response: { 200: Type.Array(GeneSuggestion) },
    }),
    async ({ caller, query }) =>
      query.text.trim().length < SHORTEST_SUGGESTED_TEXT
        ? []
        : suggestGenes({ db, catalogues }, query.text, caller),
  );
};
