import type { Project, ProjectListQuery, ProjectPage } from 'shared/contract';
import type { Versioned } from '../../../platform/http/responses/resource-version.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import type { Reader } from '../../../identity/reader.ts';
import type { Data } from '../../../platform/http/app-context.ts';
import { ForbiddenError, NotFoundError } from '../../../platform/http/errors/errors.ts';
import { pageLinks } from '../../../platform/http/responses/hal.ts';
import { pageInfo, readPaging } from '../../../platform/http/requests/paging.ts';
import { mapInTurns } from '../../../platform/pauses/turn.ts';
import { resolveFilters } from './project-criteria.ts';
import { findIdentifiers } from './list-repository.ts';
import { readProjectPage } from './project-lists.ts';
import { PROJECT_PAGING } from './project-order.ts';
import { readStandingPlans, withStandingPlan } from './standing-still.ts';
import { toProject } from '../project-representation.ts';
import { loadProjectRow } from '../project-rows.ts';

/** Where the list of projects is. */
export const PROJECTS_PATH = '/api/projects';

const IDENTIFIER = /^TPN:\d+$/;

/** A page of the project list (api-1 §11.1), as the caller may see it. */
export type ListProjects = (query: ProjectListQuery, reader: Reader) => Promise<ProjectPage>;

/** The project list on this database. */
export function projectListing({ db, catalogues }: Data): ListProjects {
  return async (query, { caller, baseUrl }) => {
    const paging = readPaging(query, PROJECT_PAGING);
    const lists = await catalogues.read();
    const { criteria } = await resolveFilters({ db, lists }, query, 'exact');
    const request = { criteria, subject: caller };
    const { rows, total } = await readProjectPage(db, request, paging);
    const standing = await readStandingPlans(
      db,
      rows.map(({ id }) => id),
      request,
      lists,
    );
    const page = pageInfo(paging, total);
    const projects = await mapInTurns(rows, (row) =>
      withStandingPlan(toProject(row, 'plans', { lists, baseUrl }), row.id, standing),
    );
    return {
      _embedded: projects.length === 0 ? undefined : { projects },
      _links: pageLinks({ baseUrl, path: PROJECTS_PATH, sort: paging.sort, query }, page),
      page,
    };
  };
}

/** The identifiers of all projects that the list finds, up to a number. */
export async function listIdentifiers(
  { db, catalogues }: Data,
  query: ProjectListQuery,
  caller: Subject,
  limit: number,
): Promise<string[]> {
  const { sort } = readPaging(query, PROJECT_PAGING);
  const { criteria } = await resolveFilters({ db, lists: await catalogues.read() }, query, 'exact');
  return findIdentifiers(db, { criteria, subject: caller }, { sort, limit });
}

/**
 * One project with the version of its data (api-1 §11.2). It is never masked: a caller who may not read it is
 * refused.
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function readProject(
  { db, catalogues }: Data,
  tpn: string,
  { caller, baseUrl }: Reader,
): Promise<Versioned<Project>> {
  const row = IDENTIFIER.test(tpn) ? await loadProjectRow(db, tpn, caller) : undefined;
  if (row === undefined) throw new NotFoundError(`Project ${tpn} does not exist.`);
  if (!row.isWhole) throw new ForbiddenError(`You do not have permission to read the project ${tpn}.`);
  const lists = await catalogues.read();
  return { resource: toProject(row, 'plans', { lists, baseUrl }), version: row.version };
}
