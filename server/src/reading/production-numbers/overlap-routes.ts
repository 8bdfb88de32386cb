import { ReportFormatQuery } from 'shared/contract';
import Type from 'typebox';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { readDb, type ReadRequest } from '../../identity/read-database.ts';
import { chapter } from '../../identity/route-options.ts';
import { REPORT_FILES, sendReport } from '../reports/tsv.ts';
import { genesOfBoth } from './overlap.ts';
import { rememberedCounts } from './remembered-counts.ts';

const { open } = chapter('Production numbers');
const NUMBERS = '/api/glt_production_numbers/overlap';
const FILES = '/api/reports/glt_production_numbers/overlap';

/** Genes with confirmed lines by CRISPR, by ES cells, or both (api-3 §7.2), open to everybody. */
export const productionOverlapRoutes: TrackerRoutes = (app, context) => {
  const remembered = rememberedCounts();
  const genes = async (request: ReadRequest) => remembered.genes(await readDb(context, request));
  const both = async (request: ReadRequest) => genesOfBoth(await readDb(context, request), request.caller);

  app.get(
    `${NUMBERS}/union`,
    open({
      summary: 'How many genes have confirmed lines by CRISPR or ES cells',
      response: { 200: Type.Array(Type.Integer()) },
    }),
    async (request) => [await genes(request)],
  );

  app.get(
    `${NUMBERS}/intersection`,
    open({
      summary: 'Which genes have confirmed lines by CRISPR and by ES cells',
      response: { 200: Type.Array(Type.String()) },
    }),
    (request) => both(request),
  );

  app.get(
    `${FILES}/union`,
    open(
      { summary: 'How many genes have confirmed lines, as a file', querystring: ReportFormatQuery },
      { sends: REPORT_FILES },
    ),
    async (request, reply) => {
      const rows = [[[await genes(request)]]];
      const report = { name: 'Production_Numbers_Union', header: ['count'], rows };
      return sendReport(reply, report, request.query.format);
    },
  );

  app.get(
    `${FILES}/intersection`,
    open(
      { summary: 'Genes with confirmed lines by both, as a file', querystring: ReportFormatQuery },
      { sends: REPORT_FILES },
    ),
    async (request, reply) => {
      const symbols = await both(request);
      const rows = [symbols.map((symbol) => [symbol])];
      const report = { name: 'Production_Numbers_Intersection', header: ['Symbol'], rows };
      return sendReport(reply, report, request.query.format);
    },
  );
};
