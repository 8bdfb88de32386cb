import type { Plan, StatusStamp } from 'shared/contract';
import { mergedStamps } from 'shared/domain';

/** Without it there is nothing to phenotype. */
const CONFIRMED = 'Genotype Confirmed';

/**
 * The statuses on the way to where a plan stands, those of its attempt as on its page, and also those of the plans that it starts from. Of statuses that several have, such
 * as "Plan Created", that of the first plan counts.
 */
export function stampsToPlan(plan: Plan, plans: readonly Plan[]): StatusStamp[] {
  const others = plans.filter((other) => other !== plan);
  const earlier = plansBefore(plan, others).flatMap((before) => stampsToPlan(before, others));
  const passed = new Set(earlier.map(({ statusName }) => statusName));
  const stamps = mergedStamps(plan.statusDates, plan.summaryStatusDates);
  return [...earlier, ...stamps.filter(({ statusName }) => !passed.has(statusName))];
}

/** The plans that a plan starts from; of phenotyping without any in sight, the first that made something to phenotype. */
function plansBefore(plan: Plan, others: readonly Plan[]): readonly Plan[] {
  const pins = startingPins(plan);
  const named = others.filter(({ pin }) => pins.includes(pin));
  if (named.length > 0 || plan.typeName !== 'phenotyping') return named;
  return others.filter(hasConfirmed).slice(0, 1);
}

function startingPins(plan: Plan): string[] {
  const points = [
    plan.phenotypingStartingPoint,
    plan.esCellAlleleModificationStartingPoint,
    plan.crisprAlleleModificationStartingPoint,
    ...(plan.breedingStartingPoints ?? []),
  ];
  return points.flatMap((point) => (point ? [point.productionPlanPin] : []));
}

function hasConfirmed({ typeName, summaryStatusDates }: Plan): boolean {
  return typeName === 'production' && summaryStatusDates.some(({ statusName }) => statusName === CONFIRMED);
}
