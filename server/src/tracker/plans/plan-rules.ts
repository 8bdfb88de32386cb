/** What a plan must be like (api-2 §6.1, §6.2 and §5). Names are those of the look-up lists. */
import type { PlanDetailsInput } from 'shared/contract';
import { FIXED_LISTS } from '../../catalogue/configuration/fixed-lists.ts';
import { CONFIRMED } from '../../catalogue/state-machines/outcome-machines.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { refusedField, type FieldOfBody } from '../../platform/http/requests/refused-field.ts';

/** A member of a plan's body, or an entry of its list: `funderNames.0`. */
export type PlanField = keyof PlanDetailsInput | `funderNames.${number}`;

/** That member in refusals. */
export function ofPlan(field: PlanField): FieldOfBody {
  return { object: 'plan', field };
}

/** A plan's place in its project. */
export interface PlanKind {
  typeName: string;
  attemptTypeName: string;
}

/**
 * Each type of plan has its own attempt types.
 *
 * @throws ApiError 400
 */
export function requireMatchingTypes({ typeName, attemptTypeName }: PlanKind): void {
  if (FIXED_LISTS.attemptTypesByPlanTypes[typeName]?.includes(attemptTypeName) === true) return;
  throw refusedField(
    ofPlan('attemptTypeName'),
    attemptTypeName,
    `The attempt type [${attemptTypeName}] cannot be associated with a plan with type [${typeName}].`,
  );
}

/** What the first plan of a project rules out for later ones. */
const REFUSED_AFTER: Readonly<Record<string, readonly string[]>> = {
  crispr: ['es cell', 'es cell allele modification'],
  'es cell': ['crispr', 'haplo-essential crispr', 'crispr allele modification'],
};

/** Of a plan that is there, and of one that is to be added. */
export interface ProducingPlan {
  attemptTypeName: string;
  workUnitName: string;
}

/**
 * A production plan is of the kind and of the work unit that the project was begun with; Harwell carries on the
 * projects of WTSI.
 *
 * @param first the plan of the project with the lowest id, whatever its type
 * @throws ApiError 400
 */
export function requireFitsProject(first: ProducingPlan, added: ProducingPlan): void {
  if (REFUSED_AFTER[first.attemptTypeName]?.includes(added.attemptTypeName) === true)
    throw refusedField(
      ofPlan('attemptTypeName'),
      added.attemptTypeName,
      `[${added.attemptTypeName}] attempts are not allowed in this project.`,
    );
  const carriesOn = first.workUnitName === 'WTSI' && added.workUnitName === 'Harwell';
  if (first.workUnitName !== added.workUnitName && !carriesOn)
    throw refusedField(
      ofPlan('workUnitName'),
      added.workUnitName,
      `Your work unit [${added.workUnitName}] cannot create production plans in this project.`,
    );
}

/** Attempt types whose plans start from a confirmed colony. */
const NEEDS_COLONY = [
  'es cell allele modification',
  'crispr allele modification',
  'adult and embryo phenotyping',
];

/**
 * Some plans start from a colony whose genotype is confirmed.
 *
 * @param colony undefined without a starting point, a null status for an outcome that is no colony
 * @throws UserError
 */
export function requireStartingPoint(
  attemptTypeName: string,
  colony: { colonyStatusName: string | null } | undefined,
): void {
  if (!NEEDS_COLONY.includes(attemptTypeName)) return;
  if (colony === undefined) throw new UserError('Starting Point (outcome) cannot be null.');
  if (colony.colonyStatusName !== CONFIRMED)
    throw new UserError('The colony needs to be genotype confirmed in order to create a phenotyping plan.');
}

/** Attempt types of plans that start from an outcome. */
const STARTS_FROM_OUTCOME = [...NEEDS_COLONY, 'haplo-essential phenotyping'];

/** Whether plans of this attempt type keep the outcome that they start from. */
export function startsFromOutcome(attemptTypeName: string): boolean {
  return STARTS_FROM_OUTCOME.includes(attemptTypeName);
}
