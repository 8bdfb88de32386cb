import { AssignmentPreview, AssignmentPreviewQuery } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { previewAssignment } from './preview-assignment.ts';

/** What the form of a new project tells before it is sent (PP-71). An addition to the tracker's API. */
export const assignmentPreviewRoutes: RouteModule = (app, context) => {
  app.get(
    '/api/v2/assignmentPreview',
    {
      schema: {
        tags: ['Projects'],
        summary: 'Tell which assignment status a new project would get, and who else works on its genes',
        description:
          'For members of a work unit: nobody else can create projects. Nothing is reserved; the status is decided ' +
          'again when the project is created.',
        querystring: AssignmentPreviewQuery,
        response: { 200: AssignmentPreview },
      },
    },
    async ({ query, caller, baseUrl }) => previewAssignment(context, query, { caller, baseUrl }),
  );
};
