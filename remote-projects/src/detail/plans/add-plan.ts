import type { Plan } from 'shared/contract';
import { createSearchParams } from 'shared/router';
import { CRISPR_ALLELE_MODIFICATION, ES_CELL, ES_CELL_ALLELE_MODIFICATION } from './attempt-types.ts';
import type { ProjectDetail } from '../use-project-detail.ts';
import { unlistedPlans } from './unlisted-plans.ts';
import { isEsCellProject, isHaploEssentialProject, type PlanGroupName } from './plan-groups.ts';

/** What decides which plans a person may add to a project; undefined is what is not known yet. */
export interface AddingFacts {
  tpn: string;
  isEsCellProject: boolean;
  isHaploEssentialProject: boolean;
  canCreateProductionPlan: boolean | undefined;
  canCreatePhenotypingPlan: boolean | undefined;
  /** Colonies with the status Genotype Confirmed. */
  genotypeConfirmedColonies: number | undefined;
  /** There are production plans that the person may not read; their colonies are not counted. */
  hasUnlisted?: boolean;
}

/** Those of a project's page; its plans may still be read. */
export function addingFacts(
  { tpn, permissions, overview, project }: ProjectDetail,
  plans: readonly Plan[],
): AddingFacts {
  return {
    ...permissions,
    tpn,
    genotypeConfirmedColonies: overview.data?.genotypeConfirmedColonies,
    hasUnlisted: unlistedPlans(project.data, plans).production > 0,
    isEsCellProject: isEsCellProject(plans),
    isHaploEssentialProject: isHaploEssentialProject(plans),
  };
}

/** A button that adds a plan: what it says, where it leads, and why it cannot be used, if so. */
export interface AddPlan {
  label: string;
  to: string;
  disabledReason?: string;
}

const LABELS: Record<PlanGroupName, string> = {
  production: 'Add Production Plan',
  esCellModification: 'Add ES Cell Allele Modification Plan',
  crisprModification: 'Add Crispr Allele Modification Plan',
  phenotyping: 'Add Phenotyping Plan',
};

/** Wording of the specification, part 1 §8; it has none for production plans. */
const REASONS: Record<PlanGroupName, string> = {
  production: 'You cannot add production plans.',
  esCellModification:
    'You cannot add ES Cell allele modification plans or there are not genotype confirmed colonies yet.',
  crisprModification:
    'You cannot add Crispr allele modification plans or there are not genotype confirmed colonies yet.',
  phenotyping: 'You cannot add phenotyping plans or there are not genotype confirmed colonies yet.',
};

/**
 * The add button of a group. Allele modifications and phenotyping start from a genotype-confirmed colony (spec part 1 §4), but
 * phenotyping of a haplo-essential gene, which has none, starts from specimens or from nothing (PP-18, api-2 section 5).
 */
export function addPlan(group: PlanGroupName, facts: AddingFacts): AddPlan {
  return {
    label: LABELS[group],
    to: creationAddress(group, facts),
    disabledReason: refusal(group, facts),
  };
}

const NOT_KNOWN = 'Whether you can add plans here is not known yet.';

function refusal(group: PlanGroupName, facts: AddingFacts): string | undefined {
  const conditions = conditionsOf(group, facts);
  if (conditions.includes(false)) {
    const isUnlisted = facts.hasUnlisted && group !== 'production';
    return REASONS[group] + (isUnlisted ? ' Those of plans that you may not read do not count.' : '');
  }
  return conditions.includes(undefined) ? NOT_KNOWN : undefined;
}

/** All of them must hold. */
function conditionsOf(group: PlanGroupName, facts: AddingFacts): (boolean | undefined)[] {
  const { genotypeConfirmedColonies: colonies, isHaploEssentialProject } = facts;
  const hasStartingPoint = colonies === undefined ? undefined : colonies > 0;
  switch (group) {
    case 'production':
      return [facts.canCreateProductionPlan];
    case 'phenotyping':
      return [facts.canCreatePhenotypingPlan, isHaploEssentialProject || hasStartingPoint];
    default:
      return [facts.canCreateProductionPlan, hasStartingPoint];
  }
}

/** Plan creation with its query (spec part 1 §2, ui-screens 9). */
function creationAddress(group: PlanGroupName, { tpn, isEsCellProject }: AddingFacts): string {
  const planType = group === 'phenotyping' ? 'phenotyping' : 'production';
  const attemptType = attemptTypeOf(group, isEsCellProject);
  const query = createSearchParams({ planType, ...(attemptType && { attemptType }) });
  return `/projects/${tpn}/plan-creation?${query}`;
}

function attemptTypeOf(group: PlanGroupName, isEsCell: boolean): string | undefined {
  if (group === 'esCellModification') return ES_CELL_ALLELE_MODIFICATION;
  if (group === 'crisprModification') return CRISPR_ALLELE_MODIFICATION;
  return group === 'production' && isEsCell ? ES_CELL : undefined;
}
