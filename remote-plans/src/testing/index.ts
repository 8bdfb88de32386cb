/** Plans of every kind, a server that keeps one, and pages opened on it. Never part of a build. */
export { aCrisprAttempt, anEsCellAttempt } from './attempts.ts';
export {
  factOf,
  openPlanFacts,
  openPlanForm,
  openSections,
  save,
  type OpenedPlanPage,
  type PlanPageOptions,
} from './open-plan-page.tsx';
export { showEmptyFields } from './show-empty-fields.ts';
export { servePlan, STALE, type PlanServer, type StoredPlan } from './plan-server.ts';
export {
  aCrisprPlan,
  anAlleleModificationPlan,
  anEsCellPlan,
  aPhenotypingPlan,
  aPlan,
  aStartingPoint,
  PIN,
  TPN,
} from './plans.ts';
