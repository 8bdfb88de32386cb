import { ProjectOverview, ProjectPath } from 'shared/contract';
import type { TrackerRoutes } from '../../tracker/context.ts';
import { chapter } from '../../identity/route-options.ts';
import { projectPermissions } from '../../identity/permissions/own-permissions.ts';
import { requireReadableProject } from '../../tracker/projects/readable-project.ts';
import { readOverview } from './read-overview.ts';

const { open } = chapter('Projects');

/** What the page of a project shows of its outcomes and genes, in one call. An addition to the tracker's API. */
export const projectOverviewRoutes: TrackerRoutes = (app, { db }) => {
  app.get(
    '/api/v2/projects/:tpn/overview',
    open({
      summary: "Sum up a project's outcomes, and tell where its genes and deletions lie",
      description:
        'Anyone who may read the project may read it; deletions are those of plans that the caller may read. Positions ' +
        'are 1-based, both ends inside. With what the caller may do, as permissionByActionOnResource answers.',
      params: ProjectPath,
      response: { 200: ProjectOverview },
    }),
    async ({ params, caller }) => {
      const { id, facts } = await requireReadableProject(db, params.tpn, caller);
      return { ...(await readOverview(db, id, caller)), permissions: projectPermissions(caller, facts) };
    },
  );
};
