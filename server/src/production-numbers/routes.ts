import { ProductionNumber, ProductionNumbersQuery } from 'shared/contract';
import Type from 'typebox';
import type { RouteModule } from '../http/app-context.ts';
import { sendTsv } from '../reports/tsv.ts';
import { countByPeriod } from './counted-units.ts';
import { readQuestion } from './question.ts';
import { runningTotals, toProductionNumbers } from './running-totals.ts';
import { productionTable } from './table.ts';

const tags = ['Production numbers'];
const config = { access: 'open' } as const;
const NUMBERS = '/api/glt_production_numbers';
const FILES = '/api/reports/glt_production_numbers';
const COUNTED =
  'Running totals of genes with a line that is confirmed at present (germ-line transmission); for work units and months ' +
  'of plans. Plans of the group EUCOMMToolsCre do not count.';

/** Production numbers (api-3 §7), open to everybody. */
export const productionNumberRoutes: RouteModule = (app, { db }) => {
  const countsOf = async (query: ProductionNumbersQuery) => {
    const question = readQuestion(query);
    return { question, counts: await countByPeriod(db, question) };
  };

  app.get(
    NUMBERS,
    {
      config,
      schema: {
        tags,
        summary: 'Production numbers over time',
        description: COUNTED,
        querystring: ProductionNumbersQuery,
        response: { 200: Type.Array(ProductionNumber) },
      },
    },
    async ({ query }) => {
      const { question, counts } = await countsOf(query);
      const totals = runningTotals(counts, question.workUnits.length);
      const severalUnits = question.workUnits.length > 1 ? (query.workunit ?? null) : null;
      return toProductionNumbers(totals, severalUnits);
    },
  );

  app.get(
    FILES,
    {
      config,
      schema: {
        tags,
        summary: 'Production numbers over time as a file',
        description: COUNTED,
        querystring: ProductionNumbersQuery,
      },
    },
    async ({ query }, reply) => {
      const { question, counts } = await countsOf(query);
      return sendTsv(reply, productionTable(question, counts));
    },
  );
};
