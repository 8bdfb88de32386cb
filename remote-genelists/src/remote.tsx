import { BeingBuilt } from 'shared/domain';
import { defineRemote } from 'shared/remote';

const own = <BeingBuilt title="Your Gene List">The management of gene lists is being built.</BeingBuilt>;
const others = <BeingBuilt title="Public Gene Lists">Public gene lists are being built.</BeingBuilt>;

/** Gene lists: one's own and those that are public (spec part 2). */
export default defineRemote({
  routes: [
    { path: '/your-gene-list', element: own },
    { path: '/public-gene-lists', element: others },
  ],
});
