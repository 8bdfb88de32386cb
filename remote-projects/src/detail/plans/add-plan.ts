import { createSearchParams } from 'shared/router';
import { CRISPR_ALLELE_MODIFICATION, ES_CELL, ES_CELL_ALLELE_MODIFICATION } from './attempt-types.ts';
import type { PlanGroupName } from './plan-groups.ts';

/** What decides which plans a person may add to a project. */
export interface AddingFacts {
  tpn: string;
  isEsCellProject: boolean;
  isHaploEssentialProject: boolean;
  canCreateProductionPlan: boolean;
  canCreatePhenotypingPlan: boolean;
  /** Colonies with the status Genotype Confirmed. */
  genotypeConfirmedColonies: number;
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
    disabledReason: mayAdd(group, facts) ? undefined : REASONS[group],
  };
}

function mayAdd(group: PlanGroupName, facts: AddingFacts): boolean {
  const hasStartingPoint = facts.genotypeConfirmedColonies > 0;
  switch (group) {
    case 'production':
      return facts.canCreateProductionPlan;
    case 'phenotyping':
      return facts.canCreatePhenotypingPlan && (hasStartingPoint || facts.isHaploEssentialProject);
    default:
      return facts.canCreateProductionPlan && hasStartingPoint;
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
