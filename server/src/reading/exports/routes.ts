import { FileSearchExportQuery, ProjectListExportQuery, SearchExportQuery } from 'shared/contract';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { readDb, type ReadRequest } from '../../identity/read-database.ts';
import { chapter } from '../../identity/route-options.ts';
import { readTerms, readUploadedTerms } from '../project-search/search-terms.ts';
import { projectsFileName } from '../../platform/http/responses/csv.ts';
import { sendSheet, SHEETS } from '../../platform/http/responses/send-sheet.ts';
import { exportProjects, exportSearch, mergedFilters } from './service.ts';

const { open } = chapter('Exports');
const SEARCH_DESCRIPTION =
  'Thirteen columns, one line for each project, gene and mutation type; with `columns=search` the columns and rows of ' +
  'the search table. Values that a spreadsheet would run as a formula begin with an apostrophe. `format=xlsx` sends a workbook instead, with dates as dates.';

/** Project lists and searches as CSV (api-1 §12). */
export const exportRoutes: TrackerRoutes = (app, context) => {
  const dataFor = async (request: ReadRequest) => ({ ...context, db: await readDb(context, request) });

  app.get(
    '/api/projects/exportProjects',
    open(
      {
        summary: 'Export the project list as CSV',
        description:
          'Thirteen columns, one line for each project, gene and mutation type; all filters apply. With `columns=list` ' +
          'the columns, rows and order of the project list, filtered as it is.',
        querystring: ProjectListExportQuery,
      },
      { sends: SHEETS },
    ),
    async (request, reply) => {
      const { header, lines } = await exportProjects(await dataFor(request), request.query, request);
      return sendSheet(reply, {
        name: projectsFileName(),
        format: request.query.format,
        header,
        rows: lines,
      });
    },
  );

  app.get(
    '/api/projects/search/exportSearch',
    open(
      {
        summary: 'Export a search as CSV',
        description: SEARCH_DESCRIPTION,
        querystring: SearchExportQuery,
      },
      { sends: SHEETS },
    ),
    async (request, reply) => {
      const terms = readTerms(request.query.input);
      const { header, lines } = await exportSearch(await dataFor(request), terms, request.query, request);
      return sendSheet(reply, {
        name: projectsFileName(),
        format: request.query.format,
        header,
        rows: lines,
      });
    },
  );

  app.post(
    '/api/projects/search/exportSearchByFile',
    open(
      {
        summary: 'Export a search by the terms of a file as CSV',
        description: `A form with the part \`file\`. ${SEARCH_DESCRIPTION} Filters may have singular or plural names.`,
        consumes: ['multipart/form-data'],
        querystring: FileSearchExportQuery,
      },
      { readsOnly: true, sends: SHEETS },
    ),
    async (request, reply) => {
      const terms = await readUploadedTerms(request);
      const options = { ...request.query, ...mergedFilters(request.query) };
      const { header, lines } = await exportSearch(await dataFor(request), terms, options, request);
      return sendSheet(reply, {
        name: projectsFileName(),
        format: request.query.format,
        header,
        rows: lines,
      });
    },
  );
};
