import {
  DistributionReportQuery,
  MutationReportQuery,
  SerializedGuide,
  WorkUnitAttemptsQuery,
} from 'shared/contract';
import Type from 'typebox';
import { readDb, type ReadRequest } from '../../../identity/read-database.ts';
import { chapter } from '../../../identity/route-options.ts';
import type { App } from '../../../platform/http/app-context.ts';
import type { TrackerContext, TrackerRoutes } from '../../../tracker/context.ts';
import type { ReportReader } from './reader.ts';
import { sendJsonArray } from '../json-array.ts';
import { REPORT_FILES, sendReport } from '../tsv.ts';
import { distributionNetworkNames, distributionReport } from './distribution.ts';
import { MUTATION_REPORTS, mutationReport, workUnitOf } from './mutation-reports.ts';
import { serializedGuides } from './serialized-guides.ts';
import { workUnitAttempts } from './work-unit-attempts.ts';

const { open } = chapter('Reports');

/**
 * Reports that are made on request (api-3 §6.1 and §8.3). Open to everybody; their rows cover the plans that
 * the reader may read (ADR 21).
 */
export const liveReportRoutes: TrackerRoutes = (app, context) => {
  addWorkReports(app, context);
  addMutationReports(app, context);
};

async function readerOf(context: TrackerContext, request: ReadRequest): Promise<ReportReader> {
  const { caller, baseUrl } = request;
  return { db: await readDb(context, request), caller, baseUrl };
}

function addWorkReports(app: App, context: TrackerContext): void {
  app.get(
    '/api/distributionNetwork/findAllNames',
    open({ summary: 'The distribution networks', response: { 200: Type.Array(Type.String()) } }),
    async (request) => distributionNetworkNames(await readDb(context, request)),
  );

  app.get(
    '/api/reports/workunit_attempts',
    open(
      {
        summary: 'The confirmed colonies of a work unit and an attempt type',
        querystring: WorkUnitAttemptsQuery,
      },
      { sends: REPORT_FILES },
    ),
    async (request, reply) => {
      const { query } = request;
      return sendReport(reply, await workUnitAttempts(await readerOf(context, request), query), query.format);
    },
  );

  app.get(
    '/api/reports/distribution',
    open(
      { summary: 'What a distribution network offers', querystring: DistributionReportQuery },
      { sends: REPORT_FILES },
    ),
    async (request, reply) => {
      const { query } = request;
      return sendReport(
        reply,
        await distributionReport(await readerOf(context, request), query),
        query.format,
      );
    },
  );
}

function addMutationReports(app: App, context: TrackerContext): void {
  for (const [path, report] of Object.entries(MUTATION_REPORTS)) {
    app.get(
      `/api/reports/mutation/${path}`,
      open(
        {
          summary: `Mutations with a sequence: ${report.columns.map(({ header }) => header).join(', ')}`,
          querystring: MutationReportQuery,
        },
        { sends: REPORT_FILES },
      ),
      async (request, reply) => {
        const { workUnit, format } = request.query;
        const reader = await readerOf(context, request);
        return sendReport(reply, await mutationReport(report, reader, workUnitOf(workUnit)), format);
      },
    );
  }

  app.get(
    '/api/reports/mutation/serialized_guides',
    open({
      summary: 'Guides that led to confirmed lines, for a genome browser',
      response: { 200: Type.Array(SerializedGuide) },
    }),
    async (request, reply) => sendJsonArray(reply, await serializedGuides(await readerOf(context, request))),
  );
}
