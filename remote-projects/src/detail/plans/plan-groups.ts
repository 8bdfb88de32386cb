import type { Plan } from 'shared/contract';
import {
  CRISPR,
  CRISPR_ALLELE_MODIFICATION,
  ES_CELL,
  ES_CELL_ALLELE_MODIFICATION,
  HAPLO_ESSENTIAL_CRISPR,
} from './attempt-types.ts';

/** The groups in which the plans of a project are shown, in their order (ui-screens 7.4). */
export const PLAN_GROUPS = ['production', 'esCellModification', 'crisprModification', 'phenotyping'] as const;
export type PlanGroupName = (typeof PLAN_GROUPS)[number];

/** Plans as the rules need them. */
export type GroupedPlan = Pick<Plan, 'pin' | 'typeName' | 'attemptTypeName'>;

export interface PlanGroup<P extends GroupedPlan> {
  name: PlanGroupName;
  /** By pin, ascending. */
  plans: P[];
}

/** A project is an ES cell project when a production plan has the attempt type `es cell` (spec part 1 §4). */
export function isEsCellProject(plans: readonly GroupedPlan[]): boolean {
  return hasProductionPlan(plans, ES_CELL);
}

/** A project is a crispr project when a production plan has the attempt type `crispr` (spec part 1 §4). */
export function isCrisprProject(plans: readonly GroupedPlan[]): boolean {
  return hasProductionPlan(plans, CRISPR);
}

/** Work on a gene without which no line can be kept: embryos are phenotyped, not mice (PP-18). */
export function isHaploEssentialProject(plans: readonly GroupedPlan[]): boolean {
  return hasProductionPlan(plans, HAPLO_ESSENTIAL_CRISPR);
}

function hasProductionPlan(plans: readonly GroupedPlan[], attemptTypeName: string): boolean {
  return plans.some((plan) => plan.typeName === 'production' && plan.attemptTypeName === attemptTypeName);
}

function groupOf({ typeName, attemptTypeName }: GroupedPlan): PlanGroupName {
  if (typeName === 'phenotyping') return 'phenotyping';
  if (attemptTypeName === ES_CELL_ALLELE_MODIFICATION) return 'esCellModification';
  if (attemptTypeName === CRISPR_ALLELE_MODIFICATION) return 'crisprModification';
  return 'production';
}

/**
 * The groups of a project's page with their plans. Production and phenotyping are always there; ES cell allele
 * modifications only in ES cell projects, crispr ones only in crispr projects with a conditional crispr plan. A group
 * that has plans is shown in any case, so that none is lost.
 */
export function groupPlans<P extends GroupedPlan>(
  plans: readonly P[],
  { hasConditionalCrisprPlan }: { hasConditionalCrisprPlan: boolean },
): PlanGroup<P>[] {
  const isOffered: Record<PlanGroupName, boolean> = {
    production: true,
    esCellModification: isEsCellProject(plans),
    crisprModification: isCrisprProject(plans) && hasConditionalCrisprPlan,
    phenotyping: true,
  };
  const ordered = plans.toSorted((one, other) => (one.pin < other.pin ? -1 : 1));
  return PLAN_GROUPS.map((name) => ({
    name,
    plans: ordered.filter((plan) => groupOf(plan) === name),
  })).filter((group) => isOffered[group.name] || group.plans.length > 0);
}
