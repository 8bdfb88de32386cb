import { ExonWithGuides, MarkerSymbolPath } from 'shared/contract';
import Type from 'typebox';
import type { CatalogueRoutes } from '../context.ts';
import { chapter } from '../../identity/route-options.ts';

const { open } = chapter('Plans');

/** Guides of external services (api-2 section 19.1, api-3 section 4). */
export const externalServiceRoutes: CatalogueRoutes = (app, { externalServices }) => {
  app.get(
    '/api/plans/exons_from_wge/:markerSymbol',
    open({
      summary: 'Exons of a gene with the Cas9 guides that are known in each',
      description:
        'By default from the exon models of the reference data and the guides that IMPC used and published, each ' +
        'listed with the exon nearest to it; with GUIDE_FINDER_URL from a genome-editing service. An empty list for a ' +
        'gene without exons. 502 when the service does not answer.',
      params: MarkerSymbolPath,
      response: { 200: Type.Array(ExonWithGuides) },
    }),
    async (request) => externalServices.guideFinder.exonsWithGuides(request.params.markerSymbol),
  );
};
