import { ReportFormatQuery, ReportList, ReportPath } from 'shared/contract';
import Type from 'typebox';
import { readDb } from '../../../identity/read-database.ts';
import { chapter } from '../../../identity/route-options.ts';
import type { App } from '../../../platform/http/app-context.ts';
import type { TrackerContext, TrackerRoutes } from '../../../tracker/context.ts';
import { ForbiddenError, NotFoundError } from '../../../platform/http/errors/errors.ts';
import { REPORT_FILES, sendReport } from '../tsv.ts';
import { sendJsonArray } from '../json-array.ts';
import { mapPieces } from '../listing.ts';
import { readableLines, tableAsObjects } from './json-report.ts';
import { reportLimits } from './made-report.ts';
import { REPORT_MAKERS } from './registry.ts';
import { findReport, findStoredReport } from './find-report.ts';
import { makeReport, publicReportTypes } from './report-store.ts';

const { described, open } = chapter('Reports');

/** Reports that are made on a schedule, and their list (api-3 §8.2). They contain public projects only. */
export const storedReportRoutes: TrackerRoutes = (app, context) => {
  addList(app, context);
  addTexts(app, context);
  addMaking(app, context);
};

function addList(app: App, context: TrackerContext): void {
  app.get(
    '/api/reports/list',
    open({ summary: 'The reports for the public', response: { 200: ReportList } }),
    async (request) => {
      const reportTypes = await publicReportTypes(await readDb(context, request));
      return reportTypes.length === 0 ? {} : { _embedded: { reportTypes } };
    },
  );
}

function addTexts(app: App, context: TrackerContext): void {
  app.get(
    '/api/reports/:reportName',
    open(
      {
        summary: 'The newest text of a stored report, as a file',
        description: 'The name is found in any case.',
        params: ReportPath,
        querystring: ReportFormatQuery,
      },
      { sends: REPORT_FILES },
    ),
    async (request, reply) => {
      const { params, query } = request;
      const found = await findReport(context, params.reportName.toLowerCase(), request);
      if (found === undefined) throw new NotFoundError(`There is no report ${params.reportName}.`);
      const { name, madeAt } = found.report;
      const rows = mapPieces(found.lines(), (line) => line.split('\t'));
      return sendReport(reply, { name, madeAt, rows }, query.format);
    },
  );

  const jsonSchema = { response: { 200: Type.Array(Type.Unknown()) } };
  app.get(
    '/api/reports/json/gene_interest_json',
    open({ ...jsonSchema, summary: 'The report gene_interest as JSON, an object a gene' }),
    async (request, reply) => {
      const table = await findReport(context, 'gene_interest', request);
      return table === undefined ? [] : sendJsonArray(reply, tableAsObjects(table.lines()));
    },
  );

  app.get(
    '/api/reports/json/:reportName',
    open({ ...jsonSchema, summary: 'A stored report of JSON lines as an array', params: ReportPath }),
    async (request, reply) => {
      const found = await findStoredReport(context, request.params.reportName.toLowerCase(), request);
      return found === undefined ? [] : sendJsonArray(reply, readableLines(found.lines()));
    },
  );
}

function addMaking(app: App, { db, settings }: TrackerContext): void {
  app.post(
    '/api/v2/reports/:reportName/make',
    described({
      summary: 'Make a stored report again',
      description: 'For administrators. Reports that others put there can not be made here.',
      params: ReportPath,
      response: { 204: Type.Null() },
    }),
    async ({ params, caller }, reply) => {
      if (!caller.isAdmin)
        throw new ForbiddenError('You do not have permission to make reports. Administrators do.');
      const name = params.reportName.toLowerCase();
      if (!REPORT_MAKERS.has(name)) throw new NotFoundError(`The tracker does not make a report ${name}.`);
      await makeReport(db, name, reportLimits(settings), caller.email ?? '');
      return reply.code(204).send(null);
    },
  );
}
