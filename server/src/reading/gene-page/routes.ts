import { GenePage, GenePath } from 'shared/contract';
import { chapter } from '../../identity/route-options.ts';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { readGenePage } from './read-gene-page.ts';

const { open } = chapter('Genes');

/** What the page of a gene shows, in one call. An addition to the tracker's API. */
export const genePageRoutes: TrackerRoutes = (app, { db, catalogues }) => {
  app.get(
    '/api/v2/genes/:symbolOrId',
    open({
      summary: 'A gene, and the work on it in every work unit',
      description:
        'By symbol, MGI accession id or synonym, in any case. Projects, plans and what they yielded are those that the ' +
        'caller may read. Positions are 1-based, both ends inside.',
      params: GenePath,
      response: { 200: GenePage },
    }),
    ({ params, caller }) => readGenePage({ db, catalogues }, params.symbolOrId, caller),
  );
};
