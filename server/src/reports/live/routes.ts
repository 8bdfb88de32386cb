import {
  DistributionReportQuery,
  MutationReportQuery,
  SerializedGuide,
  WorkUnitAttemptsQuery,
} from 'shared/contract';
import Type from 'typebox';
import type { App, AppContext, RouteModule } from '../../http/app-context.ts';
import { sendJsonArray } from '../json-array.ts';
import { sendTsv } from '../tsv.ts';
import { distributionReport } from './distribution.ts';
import { MUTATION_REPORTS, mutationReport, workUnitOf } from './mutation-reports.ts';
import { serializedGuides } from './serialized-guides.ts';
import { workUnitAttempts } from './work-unit-attempts.ts';

const tags = ['Reports'];
const config = { access: 'open' } as const;

/**
 * Reports that are made when they are asked for (api-3 §6.1 and §8.3). Open to everybody; their rows are about work of
 * which the reader may see everything.
 */
export const liveReportRoutes: RouteModule = (app, context) => {
  addWorkReports(app, context);
  addMutationReports(app, context);
};

function addWorkReports(app: App, { db }: AppContext): void {
  app.get(
    '/api/distributionNetwork/findAllNames',
    {
      config,
      schema: { tags, summary: 'The distribution networks', response: { 200: Type.Array(Type.String()) } },
    },
    async () => {
      const networks = await db.selectFrom('distribution_network').select('name').orderBy('id').execute();
      return networks.map(({ name }) => name);
    },
  );

  app.get(
    '/api/reports/workunit_attempts',
    {
      config,
      schema: {
        tags,
        summary: 'The confirmed colonies of a work unit and an attempt type',
        querystring: WorkUnitAttemptsQuery,
      },
    },
    async ({ caller, baseUrl, query }, reply) =>
      sendTsv(reply, await workUnitAttempts({ db, caller, baseUrl }, query)),
  );

  app.get(
    '/api/reports/distribution',
    {
      config,
      schema: { tags, summary: 'What a distribution network offers', querystring: DistributionReportQuery },
    },
    async ({ caller, baseUrl, query }, reply) =>
      sendTsv(reply, await distributionReport({ db, caller, baseUrl }, query)),
  );
}

function addMutationReports(app: App, { db }: AppContext): void {
  for (const [path, report] of Object.entries(MUTATION_REPORTS)) {
    app.get(
      `/api/reports/mutation/${path}`,
      {
        config,
        schema: {
          tags,
          summary: `Mutations with a sequence: ${report.columns.map(({ header }) => header).join(', ')}`,
          querystring: MutationReportQuery,
        },
      },
      async ({ caller, baseUrl, query }, reply) =>
        sendTsv(reply, await mutationReport(report, { db, caller, baseUrl }, workUnitOf(query.workUnit))),
    );
  }

  app.get(
    '/api/reports/mutation/serialized_guides',
    {
      config,
      schema: {
        tags,
        summary: 'Guides that led to confirmed lines, for a genome browser',
        response: { 200: Type.Array(SerializedGuide) },
      },
    },
    async ({ caller, baseUrl }, reply) =>
      sendJsonArray(reply, await serializedGuides({ db, caller, baseUrl })),
  );
}
