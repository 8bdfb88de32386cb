import { defineRemote } from 'shared/remote';
import { lazyScreen } from 'shared/ui';
import { ToOutcome } from './routing/to-outcome.tsx';
import { ToPlan } from './routing/to-plan.tsx';

const productionPlan = lazyScreen(
  async () => (await import('./plan/production-plan-page.tsx')).ProductionPlanPage,
);
const phenotypingPlan = lazyScreen(
  async () => (await import('./plan/phenotyping-plan-page.tsx')).PhenotypingPlanPage,
);
const creation = lazyScreen(async () => (await import('./creation/plan-creation-page.tsx')).PlanCreationPage);
const outcome = lazyScreen(async () => (await import('./outcomes/outcome-page.tsx')).OutcomePage);
const stage = lazyScreen(async () => (await import('./stages/stage-page.tsx')).StagePage);
const stageCreation = lazyScreen(
  async () => (await import('./stages/stage-creation-page.tsx')).StageCreationPage,
);
const outcomeCreation = lazyScreen(
  async () => (await import('./outcomes/creation/outcome-creation-page.tsx')).OutcomeCreationPage,
);
const loadHistories = () => import('./history/history-pages.tsx');
const productionHistory = lazyScreen(async () => (await loadHistories()).ProductionPlanHistoryPage);
const phenotypingHistory = lazyScreen(async () => (await loadHistories()).PhenotypingPlanHistoryPage);
const outcomeHistory = lazyScreen(async () => (await loadHistories()).OutcomeHistoryPage);
const stageHistory = lazyScreen(async () => (await loadHistories()).StageHistoryPage);

const PROJECT = '/projects/:tpn';
const PHENOTYPING_PLAN = `${PROJECT}/phenotyping-plan/:pin`;
const STAGE = `${PHENOTYPING_PLAN}/phenotyping-stage/:psn`;
const OUTCOME = `${PROJECT}/plans/:pin/outcomes/:tpo`;

/** Plans, outcomes and stages, below their project (spec part 2 §2, ui-screens 1.4). */
const SCREENS = [
  { path: `${PROJECT}/plan-creation`, element: <creation.Screen /> },
  { path: `${PROJECT}/plan/:pin`, element: <ToPlan /> },
  { path: `${PROJECT}/production-plan/:pin`, element: <productionPlan.Screen /> },
  { path: `${PROJECT}/production-plan/:pin/history`, element: <productionHistory.Screen /> },
  { path: PHENOTYPING_PLAN, element: <phenotypingPlan.Screen /> },
  { path: `${PHENOTYPING_PLAN}/history`, element: <phenotypingHistory.Screen /> },
  { path: `${PHENOTYPING_PLAN}/phenotyping-stage-creation`, element: <stageCreation.Screen /> },
  { path: STAGE, element: <stage.Screen /> },
  { path: `${STAGE}/history`, element: <stageHistory.Screen /> },
  { path: `${PROJECT}/plans/:pin/outcome-creation`, element: <outcomeCreation.Screen /> },
  { path: OUTCOME, element: <outcome.Screen /> },
  { path: `${OUTCOME}/history`, element: <outcomeHistory.Screen /> },
];

/** Addresses without the project, as other systems link to them: they find it and go on to the full one (PP-45). */
const SHORT_ADDRESSES = ['/plan/:pin', '/production-plan/:pin', '/phenotyping-plan/:pin'].flatMap((path) => [
  { path, element: <ToPlan /> },
  { path: `${path}/history`, element: <ToPlan isHistory /> },
]);
const SHORT_OUTCOME_ADDRESSES = ['/plan/:pin/outcomes/:tpo', '/outcomes/:tpo'].flatMap((path) => [
  { path, element: <ToOutcome /> },
  { path: `${path}/history`, element: <ToOutcome isHistory /> },
]);

/** Plans, outcomes and stages. */
export default defineRemote({ routes: [...SCREENS, ...SHORT_ADDRESSES, ...SHORT_OUTCOME_ADDRESSES] });
