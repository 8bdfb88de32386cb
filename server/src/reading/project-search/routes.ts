import {
  FileSearchedIdentifiersQuery,
  ProjectFileSearchQuery,
  ProjectIdentifiers,
  ProjectSearchQuery,
  SearchedIdentifiersQuery,
  SearchResponse,
} from 'shared/contract';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { isSignedIn, signedIn } from '../../identity/permissions/caller.ts';
import { readDb, type ReadRequest } from '../../identity/read-database.ts';
import { chapter } from '../../identity/route-options.ts';
import { readTerms, readUploadedTerms } from './search-terms.ts';
import { searchedIdentifiers } from './searched-identifiers.ts';
import { searchProjects, type SearchQuery } from './service.ts';

const PATH = '/api/projects/search';
const { described, open } = chapter('Project search');
const response = { 200: SearchResponse };

/** The project search, by terms and by file (api-1 §13). */
export const projectSearchRoutes: TrackerRoutes = (app, context) => {
  const search = async (terms: readonly string[], query: SearchQuery, request: ReadRequest) => {
    // People who are signed in search all the time, and their searches are short.
    const db = isSignedIn(request.caller) ? context.db : await readDb(context, request);
    return searchProjects({ ...context, db }, terms, query, request);
  };

  app.get(
    PATH,
    open({
      summary: 'Search projects by gene symbols, synonyms or MGI accession ids',
      description:
        'Each term of `input` gives its projects, or one row that says why there are none; without terms everything ' +
        'is listed. Filters remove rows without a project. Rows of terms are sorted by TPN, or by the term where ' +
        'there is no project; `sort` is for searches without terms.',
      querystring: ProjectSearchQuery,
      response,
    }),
    async (request) => search(readTerms(request.query.input), request.query, request),
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
    async (request) => search(await readUploadedTerms(request), request.query, request),
  );
};

const IDENTIFIERS = '/api/v2/projects/search/identifiers';
const FOUND = { 200: ProjectIdentifiers };

/** All projects of a search, for a job on them. An addition to the tracker's API. */
export const searchedIdentifierRoutes: TrackerRoutes = (app, data) => {
  app.get(
    IDENTIFIERS,
    described({
      summary: 'The identifiers of all projects that a search finds, for a job on them',
      description: 'The terms and filters of `GET /api/projects/search`. At most so many as a job takes.',
      querystring: SearchedIdentifiersQuery,
      response: FOUND,
    }),
    async ({ caller, query }) => searchedIdentifiers(data, readTerms(query.input), query, signedIn(caller)),
  );

  app.post(
    IDENTIFIERS,
    described(
      {
        summary: 'The same of the terms of a file',
        description: 'A form with the part `file`, as for `POST /api/projects/search`.',
        consumes: ['multipart/form-data'],
        querystring: FileSearchedIdentifiersQuery,
        response: FOUND,
      },
      { readsOnly: true },
    ),
    async (request) => {
      const caller = signedIn(request.caller);
      return searchedIdentifiers(data, await readUploadedTerms(request), request.query, caller);
    },
  );
};
