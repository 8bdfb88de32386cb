import type { Project, ProjectListQuery, ProjectPage } from 'shared/contract';
import type { Catalogues } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { ForbiddenError, NotFoundError } from '../http/errors.ts';
import { pageLinks } from '../http/hal.ts';
import { pageInfo, readPaging } from '../http/paging.ts';
import type { Subject } from '../permissions/caller.ts';
import { resolveFilters } from './project-criteria.ts';
import { projectLists } from './project-lists.ts';
import { PROJECT_PAGING } from './project-order.ts';
import { toProject } from './project-representation.ts';
import { loadProjectRow } from './project-rows.ts';

/** Where the list of projects is. */
export const PROJECTS_PATH = '/api/projects';

const IDENTIFIER = /^TPN:\d+$/;

/** Who asks, and the address that links in the answer begin with. */
export interface Asking {
  caller: Subject;
  baseUrl: string;
}

/** A page of the project list (api-1 §11.1), for whom it is asked. */
export type ListProjects = (query: ProjectListQuery, asking: Asking) => Promise<ProjectPage>;

/** The database, and the look-up lists that it refers to. */
export interface Data {
  db: Db;
  catalogues: Catalogues;
}

/** The project list on this database. */
export function projectListing({ db, catalogues }: Data): ListProjects {
  const readPage = projectLists(db);
  return async (query, { caller, baseUrl }) => {
    const paging = readPaging(query, PROJECT_PAGING);
    const lists = await catalogues.read();
    const { criteria } = await resolveFilters({ db, lists }, query, 'exact');
    const { rows, total } = await readPage({ criteria, subject: caller }, paging);
    const page = pageInfo(paging, total);
    const projects = rows.map((row) => toProject(row, 'plans', { lists, baseUrl }));
    return {
      _embedded: projects.length === 0 ? undefined : { projects },
      _links: pageLinks({ baseUrl, path: PROJECTS_PATH, sort: paging.sort, query }, page),
      page,
    };
  };
}

/**
 * One project with the version of its data (api-1 §11.2). It is never masked: whoever may not read it is refused.
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function readProject(
  { db, catalogues }: Data,
  tpn: string,
  { caller, baseUrl }: Asking,
): Promise<{ project: Project; version: number }> {
  const row = IDENTIFIER.test(tpn) ? await loadProjectRow(db, tpn, caller) : undefined;
  if (row === undefined) throw new NotFoundError(`Project ${tpn} does not exist.`);
  if (!row.isWhole) throw new ForbiddenError(`You do not have permission to read the project ${tpn}.`);
  const lists = await catalogues.read();
  return { project: toProject(row, 'plans', { lists, baseUrl }), version: row.version };
}
