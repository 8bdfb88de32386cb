import Type from 'typebox';
import {
  ProjectListQuery,
  Project,
  ProjectPage,
  ProjectPath,
  ChangeResponse,
  FirstPlanData,
  HistoryRecord,
  ProjectCreation,
  ProjectUpdate,
} from 'shared/contract';
import type { TrackerRoutes, TrackerContext } from '../context.ts';
import { versioned, expectedVersion } from '../../platform/http/responses/resource-version.ts';
import { chapter } from '../../identity/route-options.ts';
import { linkHeader } from '../../platform/http/responses/hal.ts';
import { projectListing, PROJECTS_PATH, readProject } from './list/service.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { readHistory } from '../../platform/history/read-history.ts';
import type { App } from '../../platform/http/app-context.ts';
import { oncePerKey } from '../../identity/idempotency/once-per-key.ts';
import { createProject } from './create-project.ts';
import { firstPlanData } from './first-plan-data.ts';
import { requireReadableProject } from './readable-project.ts';
import { updateProject } from './update-project.ts';

const { described, open } = chapter('Projects');

/** Reading projects (api-1 §11.1 and §11.2). */
export const projectRoutes: TrackerRoutes = (app, data) => {
  const listProjects = projectListing(data);

  app.get(
    PROJECTS_PATH,
    open({
      summary: 'List projects, a page at a time',
      description:
        'Values of one filter are alternatives, filters add up. Anonymous callers find public projects only. Sort by ' +
        'tpn, markerSymbol, privacyName, assignmentStatusName or summaryStatusName.',
      querystring: ProjectListQuery,
      response: { 200: ProjectPage },
    }),
    async (request, reply) => {
      const page = await listProjects(request.query, request);
      void reply.header('link', linkHeader(page._links));
      return page;
    },
  );

  app.get(
    `${PROJECTS_PATH}/:tpn`,
    open({
      summary: 'Read one project',
      description: '403 for a project that the caller may not read; a single project is never masked.',
      params: ProjectPath,
      response: { 200: Project },
    }),
    async (request, reply) => versioned(reply, await readProject(data, request.params.tpn, request)),
  );
};

/** Making and changing projects, and their history (api-1 §11.3 to §11.5). */
export const projectChangeRoutes: TrackerRoutes = (app, context) => {
  app.post(
    PROJECTS_PATH,
    described({
      summary: 'Create a project with its first plan',
      description:
        'For members of the work unit in planDetails. With an Idempotency-Key header a repeated request creates ' +
        'once. The new identifier is the last segment of the self link.',
      body: ProjectCreation,
      response: { 200: ChangeResponse },
    }),
    async (request) => {
      const { body, caller, baseUrl } = request;
      const lists = await context.catalogues.read();
      return inTransaction(context.db, caller.email ?? '', (tx) =>
        oncePerKey(tx, request, () => createProject(tx, { body, caller, lists, baseUrl })),
      );
    },
  );

  app.put(
    `${PROJECTS_PATH}/:tpn`,
    described({
      summary: 'Update a project',
      description:
        'For members of a work unit with a production plan in the project. With If-Match a version that is not the ' +
        'latest is refused with 412.',
      params: ProjectPath,
      body: ProjectUpdate,
      response: { 200: ChangeResponse },
    }),
    async (request) => {
      const { body, caller, baseUrl, params } = request;
      const lists = await context.catalogues.read();
      const change = {
        ...{ tpn: params.tpn, body, caller, lists, baseUrl },
        expectedVersion: expectedVersion(request),
      };
      return inTransaction(context.db, caller.email ?? '', (tx) => updateProject(tx, change));
    },
  );

  addSubResources(app, context);
};

function addSubResources(app: App, { db, catalogues }: TrackerContext): void {
  app.get(
    `${PROJECTS_PATH}/:tpn/history`,
    open({
      summary: 'What was changed in a project, oldest first',
      params: ProjectPath,
      response: { 200: Type.Array(HistoryRecord) },
    }),
    async ({ params, caller }) => {
      const { id } = await requireReadableProject(db, params.tpn, caller);
      return readHistory(db, [{ entity: 'Project', id }], caller);
    },
  );

  app.get(
    `${PROJECTS_PATH}/:tpn/firstProductionPlanData`,
    open({
      summary: 'Facts of the first plan, for the form of a further one',
      params: ProjectPath,
      response: { 200: FirstPlanData },
    }),
    async ({ params, caller }) => {
      const { id } = await requireReadableProject(db, params.tpn, caller);
      return firstPlanData(db, id, { lists: await catalogues.read(), caller });
    },
  );
}
