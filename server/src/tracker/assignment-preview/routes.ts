import { AssignmentPreview, AssignmentPreviewQuery } from 'shared/contract';
import type { TrackerRoutes } from '../context.ts';
import { chapter } from '../../identity/route-options.ts';
import { previewAssignment } from './preview-assignment.ts';

const { described } = chapter('Projects');

/** What the form of a new project shows before it is sent (PP-71). An addition to the tracker's API. */
export const assignmentPreviewRoutes: TrackerRoutes = (app, context) => {
  app.get(
    '/api/v2/assignmentPreview',
    described(
      {
        summary: 'Tell which assignment status a new project would get, and who else works on its genes',
        description:
          'For members of a work unit: nobody else can create projects. Nothing is reserved; the status is decided ' +
          'again when the project is created.',
        querystring: AssignmentPreviewQuery,
        response: { 200: AssignmentPreview },
      },
      { mayMiss: true },
    ),
    async ({ query, caller, baseUrl }) => previewAssignment(context, query, { caller, baseUrl }),
  );
};
