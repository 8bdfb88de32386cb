import { ProjectFileSearchQuery, ProjectSearchQuery, SearchResponse } from 'shared/contract';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { chapter } from '../../identity/route-options.ts';
import { readTerms, readUploadedTerms } from './search-terms.ts';
import { projectSearch } from './service.ts';

const PATH = '/api/projects/search';
const { open } = chapter('Project search');
const response = { 200: SearchResponse };

/** The project search, by terms and by file (api-1 §13). */
export const projectSearchRoutes: TrackerRoutes = (app, data) => {
  const searchProjects = projectSearch(data);

  app.get(
    PATH,
    open(
      {
        summary: 'Search projects by gene symbols, synonyms or MGI accession ids',
        description:
          'Each term of `input` gives its projects, or one row that says why there are none; without terms everything ' +
          'is listed. Filters remove rows without a project. Rows of terms are sorted by TPN, or by the term where ' +
          'there is no project; `sort` is for searches without terms.',
        querystring: ProjectSearchQuery,
        response,
      },
      { readsOnly: true },
    ),
    async (request) => searchProjects(readTerms(request.query.input), request.query, request),
  );

  app.post(
    PATH,
    open(
      {
        summary: 'Search projects by the terms of a file',
        description:
          'A form with the part `file`: CSV with one term a line. Filters and paging are in the address.',
        consumes: ['multipart/form-data'],
        querystring: ProjectFileSearchQuery,
        response,
      },
      { readsOnly: true },
    ),
    async (request) => searchProjects(await readUploadedTerms(request), request.query, request),
  );
};
