import { defineRemote, lazyRoute } from 'shared/remote';
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
  lazyRoute(`${PROJECT}/plan-creation`, creation),
  { path: `${PROJECT}/plan/:pin`, element: <ToPlan /> },
  lazyRoute(`${PROJECT}/production-plan/:pin`, productionPlan),
  lazyRoute(`${PROJECT}/production-plan/:pin/history`, productionHistory),
  lazyRoute(PHENOTYPING_PLAN, phenotypingPlan),
  lazyRoute(`${PHENOTYPING_PLAN}/history`, phenotypingHistory),
  lazyRoute(`${PHENOTYPING_PLAN}/phenotyping-stage-creation`, stageCreation),
  lazyRoute(STAGE, stage),
  lazyRoute(`${STAGE}/history`, stageHistory),
  lazyRoute(`${PROJECT}/plans/:pin/outcome-creation`, outcomeCreation),
  lazyRoute(OUTCOME, outcome),
  lazyRoute(`${OUTCOME}/history`, outcomeHistory),
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
