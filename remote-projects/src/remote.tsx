import { BeingBuilt } from 'shared/domain';
import { defineRemote } from 'shared/remote';

const list = <BeingBuilt title="Managed Projects">The list of managed projects is being built.</BeingBuilt>;
const creation = <BeingBuilt title="Create a project">The creation of projects is being built.</BeingBuilt>;
const detail = <BeingBuilt title="Project">The pages of single projects are being built.</BeingBuilt>;
const history = <BeingBuilt title="Project history">Histories of projects are being built.</BeingBuilt>;

/** The projects area: list, creation, detail, history (spec part 1 §2). */
export default defineRemote({
  routes: [
    { path: '/projects', element: list },
    { path: '/projects/project-creation', element: creation },
    { path: '/projects/:tpn', element: detail },
    { path: '/projects/:tpn/history', element: history },
  ],
});
