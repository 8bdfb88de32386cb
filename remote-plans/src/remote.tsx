import { BeingBuilt } from 'shared/domain';
import { defineRemote } from 'shared/remote';

const creation = <BeingBuilt title="Create a plan">The creation of plans is being built.</BeingBuilt>;
const plan = <BeingBuilt title="Plan">The pages of plans are being built.</BeingBuilt>;
const outcome = <BeingBuilt title="Outcome">The pages of outcomes are being built.</BeingBuilt>;
const stage = (
  <BeingBuilt title="Phenotyping stage">The pages of phenotyping stages are being built.</BeingBuilt>
);
const history = <BeingBuilt title="History">Histories of plans and outcomes are being built.</BeingBuilt>;

const stagesOf = (plan: string) => [
  { path: `${plan}/phenotyping-stage-creation`, element: stage },
  { path: `${plan}/phenotyping-stage/:psn`, element: stage },
  { path: `${plan}/phenotyping-stage/:psn/history`, element: history },
];

/**
 * Plans, outcomes and stages, below their project and, as other systems link to them, by short addresses
 * (ui-screens 1.4).
 */
export default defineRemote({
  routes: [
    { path: '/projects/:tpn/plan-creation', element: creation },
    { path: '/projects/:tpn/plan/:pin', element: plan },
    { path: '/projects/:tpn/production-plan/:pin', element: plan },
    { path: '/projects/:tpn/production-plan/:pin/history', element: history },
    { path: '/projects/:tpn/phenotyping-plan/:pin', element: plan },
    { path: '/projects/:tpn/phenotyping-plan/:pin/history', element: history },
    ...stagesOf('/projects/:tpn/phenotyping-plan/:pin'),
    { path: '/projects/:tpn/plans/:pin/outcome-creation', element: outcome },
    { path: '/projects/:tpn/plans/:pin/outcomes/:tpo', element: outcome },
    { path: '/projects/:tpn/plans/:pin/outcomes/:tpo/history', element: history },
    { path: '/plan/:pin', element: plan },
    { path: '/plan/:pin/outcomes/:tpo', element: outcome },
    { path: '/plan/:pin/outcomes/:tpo/history', element: history },
    { path: '/production-plan/:pin', element: plan },
    { path: '/production-plan/:pin/history', element: history },
    { path: '/phenotyping-plan/:pin', element: plan },
    { path: '/phenotyping-plan/:pin/history', element: history },
    { path: '/outcomes/:tpo', element: outcome },
    { path: '/outcomes/:tpo/history', element: history },
  ],
});
