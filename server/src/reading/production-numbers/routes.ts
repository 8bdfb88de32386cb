import { ProductionNumber, ProductionNumbersQuery, ProductionTableQuery } from 'shared/contract';
import Type from 'typebox';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { readDb, type ReadRequest } from '../../identity/read-database.ts';
import { chapter } from '../../identity/route-options.ts';
import { REPORT_FILES, sendReport } from '../reports/tsv.ts';
import { rememberedCounts } from './remembered-counts.ts';
import { readRequest } from './request.ts';
import { runningTotals, toProductionNumbers } from './running-totals.ts';
import { productionTable } from './table.ts';

const { open } = chapter('Production numbers');
const NUMBERS = '/api/glt_production_numbers';
const FILES = '/api/reports/glt_production_numbers';
const COUNTED =
  'Running totals of genes with a line that is confirmed at present (germ-line transmission); for work units and months ' +
  'of plans. Plans of the group EUCOMMToolsCre do not count.';

/** Production numbers (api-3 §7), open to everybody. */
export const productionNumberRoutes: TrackerRoutes = (app, context) => {
  const remembered = rememberedCounts();
  const countsOf = async (query: ProductionNumbersQuery, asking: ReadRequest) => {
    const request = readRequest(query);
    return { request, counts: await remembered.byPeriod(await readDb(context, asking), request) };
  };

  app.get(
    NUMBERS,
    open({
      summary: 'Production numbers over time',
      description: COUNTED,
      querystring: ProductionNumbersQuery,
      response: { 200: Type.Array(ProductionNumber) },
    }),
    async (asking) => {
      const { query } = asking;
      const { request, counts } = await countsOf(query, asking);
      const totals = runningTotals(counts, request.workUnits.length);
      const severalUnits = request.workUnits.length > 1 ? (query.workunit ?? null) : null;
      return toProductionNumbers(totals, severalUnits);
    },
  );

  app.get(
    FILES,
    open(
      {
        summary: 'Production numbers over time as a file',
        description: COUNTED,
        querystring: ProductionTableQuery,
      },
      { sends: REPORT_FILES },
    ),
    async (asking, reply) => {
      const { request, counts } = await countsOf(asking.query, asking);
      return sendReport(reply, productionTable(request, counts), asking.query.format);
    },
  );
};
