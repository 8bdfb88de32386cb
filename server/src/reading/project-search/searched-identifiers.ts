import { MOST_TARGETS, type ProjectSearchFilters } from 'shared/contract';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { readPaging } from '../../platform/http/requests/paging.ts';
import { findIdentifiers } from '../../tracker/projects/list/list-repository.ts';
import { resolveFilters } from '../../tracker/projects/list/project-criteria.ts';
import { PROJECT_PAGING } from '../../tracker/projects/list/project-order.ts';
import { checkSearchable, readSearchType, toProjectFilters } from './search-request.ts';
import { findRows } from './service.ts';

/**
 * The identifiers of all projects that a search finds, each once, up to as many as a job takes.
 *
 * @throws UserError
 */
export async function searchedIdentifiers(
  { db, catalogues }: Data,
  terms: readonly string[],
  query: ProjectSearchFilters & { searchTypeName?: string },
  caller: SignedIn,
): Promise<string[]> {
  checkSearchable(readSearchType(query.searchTypeName), terms);
  const resolved = await resolveFilters(
    { db, lists: await catalogues.read() },
    toProjectFilters(query),
    'exact',
  );
  if (terms.length === 0) {
    const { sort } = readPaging({}, PROJECT_PAGING);
    const { criteria } = resolved;
    return findIdentifiers(db, { criteria, subject: caller }, { sort, limit: MOST_TARGETS });
  }
  const rows = await findRows(db, terms, resolved, caller);
  return [...new Set(rows.flatMap(({ project }) => project?.tpn ?? []))].slice(0, MOST_TARGETS);
}
