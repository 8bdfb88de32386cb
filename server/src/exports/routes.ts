import { FileSearchExportQuery, ProjectListExportQuery, SearchExportQuery } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { readTerms } from '../project-search/search-terms.ts';
import { readUploadedTerms } from '../project-search/upload.ts';
import { projectsFileName, sendCsv } from './csv.ts';
import { mergedFilters } from './export-request.ts';
import { exportProjects, exportSearch } from './service.ts';

const tags = ['Exports'];
const config = { access: 'open', readsOnly: true } as const;
const SEARCH_DESCRIPTION =
  'Thirteen columns, one line for each project, gene and mutation type; with `columns=search` the columns and rows of ' +
  'the search table. Values that a spreadsheet would run as a formula begin with an apostrophe.';

/** Project lists and searches as CSV (api-1 §12). */
export const exportRoutes: RouteModule = (app, data) => {
  app.get(
    '/api/projects/exportProjects',
    {
      config,
      schema: {
        tags,
        summary: 'Export the project list as CSV',
        description:
          'Thirteen columns, one line for each project, gene and mutation type; all filters apply. With `columns=list` ' +
          'the columns, rows and order of the project list, filtered as it is.',
        querystring: ProjectListExportQuery,
      },
    },
    async (request, reply) => {
      const { header, lines } = await exportProjects(data, request.query, request);
      return sendCsv(reply, { name: projectsFileName(), header, rows: lines });
    },
  );

  app.get(
    '/api/projects/search/exportSearch',
    {
      config,
      schema: {
        tags,
        summary: 'Export a search as CSV',
        description: SEARCH_DESCRIPTION,
        querystring: SearchExportQuery,
      },
    },
    async (request, reply) => {
      const terms = readTerms(request.query.input);
      const { header, lines } = await exportSearch(data, terms, request.query, request);
      return sendCsv(reply, { name: projectsFileName(), header, rows: lines });
    },
  );

  app.post(
    '/api/projects/search/exportSearchByFile',
    {
      config,
      schema: {
        tags,
        summary: 'Export a search by the terms of a file as CSV',
        description: `A form with the part \`file\`. ${SEARCH_DESCRIPTION} Filters may have singular or plural names.`,
        consumes: ['multipart/form-data'],
        querystring: FileSearchExportQuery,
      },
    },
    async (request, reply) => {
      const terms = await readUploadedTerms(request);
      const options = { ...request.query, ...mergedFilters(request.query) };
      const { header, lines } = await exportSearch(data, terms, options, request);
      return sendCsv(reply, { name: projectsFileName(), header, rows: lines });
    },
  );
};
