import { ExonWithGuides, MarkerSymbolPath } from 'shared/contract';
import Type from 'typebox';
import type { RouteModule } from '../http/app-context.ts';

/** Guides that others know (api-2 section 19.1, api-3 section 4). */
export const outsideRoutes: RouteModule = (app, { outside }) => {
  app.get(
    '/api/plans/exons_from_wge/:markerSymbol',
    {
      config: { access: 'open' },
      schema: {
        tags: ['Plans'],
        summary: 'Exons of a gene with the Cas9 guides that are known in each',
        description:
          'By default from the exon models of the reference data and the guides that IMPC used and published, each ' +
          'listed with the exon nearest to it; with GUIDE_FINDER_URL from a genome-editing service. An empty list for a ' +
          'gene without exons. 502 when the service does not answer.',
        params: MarkerSymbolPath,
        response: { 200: Type.Array(ExonWithGuides) },
      },
    },
    async (request) => outside.guideFinder.exonsWithGuides(request.params.markerSymbol),
  );
};
