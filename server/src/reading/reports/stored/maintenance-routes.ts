import Type from 'typebox';
import { chapter } from '../../../identity/route-options.ts';
import { requireCda } from '../../../identity/permissions/require-cda.ts';
import type { App } from '../../../platform/http/app-context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { TrackerRoutes } from '../../../tracker/context.ts';
import { reportLimits } from './made-report.ts';
import { deleteOldReports, makeReport } from './report-store.ts';
import { addReportTypes, resetDescriptions, resetPublicSettings } from './report-types.ts';

const { described } = chapter('Reports');
const PATH = '/tracking-api/reports';
const description = 'For the CDA and administrators; jobs outside of the tracker call it.';
const response = { 200: Type.String({ description: 'Empty' }) };

/** The addresses of `generate`, and the reports that they make (api-3 §8.2). */
const GENERATED = {
  gene_interest: 'gene_interest',
  phenotyping_colonies: 'phenotyping_colonies',
  'mgi/phenotyping_colonies': 'mgi_phenotyping',
  'mgi/crispr_alleles': 'mgi_crispr',
  'mgi/initial_crispr': 'mgi_initial_crispr',
  'mgi/modification_alleles': 'mgi_modification',
};

/** Making, deleting and describing stored reports as the jobs of the existing tracker do: by GET. */
export const reportMaintenanceRoutes: TrackerRoutes = (app, { db, settings }) => {
  for (const [address, name] of Object.entries(GENERATED))
    app.get(
      `${PATH}/generate/${address}`,
      described({ summary: `Make the report ${name} again`, description, response }, { changes: true }),
      async ({ caller }, reply) => {
        const { email } = requireCda(caller);
        await makeReport(db, name, reportLimits(settings), email);
        return reply.type('text/plain; charset=utf-8').send('');
      },
    );

  addAction(app, db, 'maintenance/cleanAll', {
    summary: 'Delete stored reports but for the two newest texts of each',
    act: deleteOldReports,
  });
  addAction(app, db, 'types/createAll', {
    summary: 'Add the report types that are missing',
    act: async (tx) => void (await addReportTypes(tx)),
  });
  addAction(app, db, 'types/updateAllDescriptions', {
    summary: 'Reset the descriptions of all report types',
    act: async (tx) => void (await resetDescriptions(tx)),
  });
  addAction(app, db, 'types/updatePublicSettings', {
    summary: 'Reset which reports are public',
    act: resetPublicSettings,
  });
  addNamed(app, db, 'types/create', { summary: 'Add a report type that is missing', act: addReportTypes });
  addNamed(app, db, 'types/updateDescription', {
    summary: 'Reset the description of a report type',
    act: resetDescriptions,
  });
};

interface Action<Act> {
  summary: string;
  act: Act;
}

function addAction(
  app: App,
  db: Db,
  path: string,
  { summary, act }: Action<(tx: Db) => Promise<void>>,
): void {
  app.get(
    `${PATH}/${path}`,
    described({ summary, description, response }, { changes: true }),
    async ({ caller }, reply) => {
      const { email } = requireCda(caller);
      await inTransaction(db, email, act);
      return reply.type('text/plain; charset=utf-8').send('');
    },
  );
}

/** An action on one report type, which answers 403 without a body where it finds nothing to do. */
function addNamed(
  app: App,
  db: Db,
  path: string,
  { summary, act }: Action<(tx: Db, name: string) => Promise<number>>,
): void {
  app.get(
    `${PATH}/${path}/:name`,
    described(
      {
        summary,
        description: `${description} 403 without a body where there is nothing of this name to do it to.`,
        params: Type.Object({ name: Type.String() }),
        response: {
          ...response,
          403: Type.Unknown({ description: 'Nothing, or why the caller is refused' }),
        },
      },
      { changes: true },
    ),
    async ({ caller, params }, reply) => {
      const { email } = requireCda(caller);
      const count = await inTransaction(db, email, (tx) => act(tx, params.name));
      return reply
        .code(count > 0 ? 200 : 403)
        .type('text/plain; charset=utf-8')
        .send('');
    },
  );
}
