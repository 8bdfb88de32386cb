import { ProjectListQuery, Project, ProjectPage, ProjectPath } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { linkHeader } from '../http/hal.ts';
import { projectListing, PROJECTS_PATH, readProject } from './service.ts';

const tags = ['Projects'];
const config = { access: 'open' } as const;

/** Reading projects (api-1 §11.1 and §11.2). */
export const projectRoutes: RouteModule = (app, data) => {
  const listProjects = projectListing(data);

  app.get(
    PROJECTS_PATH,
    {
      config,
      schema: {
        tags,
        summary: 'List projects, a page at a time',
        description:
          'Values of one filter are alternatives, filters add up. Anonymous callers find public projects only. Sort by ' +
          'tpn, markerSymbol, privacyName, assignmentStatusName or summaryStatusName.',
        querystring: ProjectListQuery,
        response: { 200: ProjectPage },
      },
    },
    async (request, reply) => {
      const page = await listProjects(request.query, request);
      void reply.header('link', linkHeader(page._links));
      return page;
    },
  );

  app.get(
    `${PROJECTS_PATH}/:tpn`,
    {
      config,
      schema: {
        tags,
        summary: 'Read one project',
        description: '403 for a project that the caller may not read; a single project is never masked.',
        params: ProjectPath,
        response: { 200: Project },
      },
    },
    async (request, reply) => {
      const { project, version } = await readProject(data, request.params.tpn, request);
      reply.resourceVersion = version;
      return project;
    },
  );
};
