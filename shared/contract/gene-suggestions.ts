/** Genes while somebody types in the site's search (an addition to the tracker's API): what stands where, before anything is opened. */
import Type, { type Static } from 'typebox';
import { Nullable } from './schema-helpers.ts';

export const GeneSuggestionsQuery = Type.Object({
  text: Type.String({
    description: 'The beginning of a symbol or synonym, in any case, or a whole MGI accession id',
  }),
});

export const GeneSuggestion = Type.Object({
  symbol: Type.String(),
  accessionId: Type.String(),
  name: Nullable(Type.String()),
  synonym: Nullable(
    Type.String({ description: 'The synonym that begins with the text, where the symbol does not' }),
  ),
  projects: Type.Integer({ description: 'How many projects on the gene the caller may know of' }),
  summaryStatusName: Nullable(
    Type.String({
      description: 'Where the furthest plan stands that the caller may read, as on the page of the gene',
    }),
  ),
  workUnitNames: Type.Array(Type.String(), {
    description: 'Work units of those projects, by name',
  }),
});
export type GeneSuggestion = Static<typeof GeneSuggestion>;
