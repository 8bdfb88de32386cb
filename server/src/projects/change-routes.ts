import Type from 'typebox';
import {
  ChangeResponse,
  FirstPlanData,
  HistoryRecord,
  ProjectCreation,
  ProjectPath,
  ProjectUpdate,
} from 'shared/contract';
import { inTransaction } from '../db/database.ts';
import { readHistory } from '../history/read-history.ts';
import type { App, AppContext, RouteModule } from '../http/app-context.ts';
import { oncePerKey } from '../http/idempotency.ts';
import { expectedVersion } from '../http/resource-version.ts';
import { createProject } from './create-project.ts';
import { firstPlanData } from './first-plan-data.ts';
import { requireReadableProject } from './readable-project.ts';
import { updateProject } from './update-project.ts';

const PROJECTS_PATH = '/api/projects';
const tags = ['Projects'];
const config = { access: 'open' } as const;

/** Making and changing projects, and their history (api-1 §11.3 to §11.5). */
export const projectChangeRoutes: RouteModule = (app, context) => {
  app.post(
    PROJECTS_PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Create a project with its first plan',
        description:
          'For members of the work unit in planDetails. With an Idempotency-Key header a repeated request creates ' +
          'once. The new identifier is the last segment of the self link.',
        body: ProjectCreation,
        response: { 200: ChangeResponse },
      },
    },
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
    {
      config,
      schema: {
        tags,
        summary: 'Update a project',
        description:
          'For members of a work unit with a production plan in the project. With If-Match a version that is not the ' +
          'latest is refused with 412.',
        params: ProjectPath,
        body: ProjectUpdate,
        response: { 200: ChangeResponse },
      },
    },
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

function addSubResources(app: App, { db, catalogues }: AppContext): void {
  app.get(
    `${PROJECTS_PATH}/:tpn/history`,
    {
      config,
      schema: {
        tags,
        summary: 'What was changed in a project, oldest first',
        params: ProjectPath,
        response: { 200: Type.Array(HistoryRecord) },
      },
    },
    async ({ params, caller }) => {
      const { id } = await requireReadableProject(db, params.tpn, caller);
      return readHistory(db, [{ entity: 'Project', id }], caller);
    },
  );

  app.get(
    `${PROJECTS_PATH}/:tpn/firstProductionPlanData`,
    {
      config,
      schema: {
        tags,
        summary: 'Facts of the first plan, for the form of a further one',
        params: ProjectPath,
        response: { 200: FirstPlanData },
      },
    },
    async ({ params, caller }) => {
      const { id } = await requireReadableProject(db, params.tpn, caller);
      return firstPlanData(db, id, await catalogues.read());
    },
  );
}
