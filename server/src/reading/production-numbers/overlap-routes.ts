import { ReportFormatQuery } from 'shared/contract';
import Type from 'typebox';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { chapter } from '../../identity/route-options.ts';
import { REPORT_FILES, sendReport } from '../reports/tsv.ts';
import { genesOfBoth } from './overlap.ts';
import { rememberedCounts } from './remembered-counts.ts';

const { open } = chapter('Production numbers');
const NUMBERS = '/api/glt_production_numbers/overlap';
const FILES = '/api/reports/glt_production_numbers/overlap';

/** Genes with confirmed lines by CRISPR, by ES cells, or both (api-3 §7.2), open to everybody. */
export const productionOverlapRoutes: TrackerRoutes = (app, { db }) => {
  const remembered = rememberedCounts(db);
  app.get(
    `${NUMBERS}/union`,
    open({
      summary: 'How many genes have confirmed lines by CRISPR or ES cells',
      response: { 200: Type.Array(Type.Integer()) },
    }),
    async () => [await remembered.genes()],
  );

  app.get(
    `${NUMBERS}/intersection`,
    open({
      summary: 'Which genes have confirmed lines by CRISPR and by ES cells',
      response: { 200: Type.Array(Type.String()) },
    }),
    ({ caller }) => genesOfBoth(db, caller),
  );

  app.get(
    `${FILES}/union`,
    open(
      { summary: 'How many genes have confirmed lines, as a file', querystring: ReportFormatQuery },
      { sends: REPORT_FILES },
    ),
    async ({ query }, reply) => {
      const rows = [[[await remembered.genes()]]];
      const report = { name: 'Production_Numbers_Union', header: ['count'], rows };
      return sendReport(reply, report, query.format);
    },
  );

  app.get(
    `${FILES}/intersection`,
    open(
      { summary: 'Genes with confirmed lines by both, as a file', querystring: ReportFormatQuery },
      { sends: REPORT_FILES },
    ),
    async ({ caller, query }, reply) => {
      const symbols = await genesOfBoth(db, caller);
      const rows = [symbols.map((symbol) => [symbol])];
      const report = { name: 'Production_Numbers_Intersection', header: ['Symbol'], rows };
      return sendReport(reply, report, query.format);
    },
  );
};
