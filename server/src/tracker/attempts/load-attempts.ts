import { anyOfIds } from '../../platform/database/any-of-ids.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AttemptRow } from './attempt-row.ts';
import { crisprAttemptOfPlan } from './crispr/crispr-rows.ts';
import {
  breedingAttemptOfPlan,
  crisprAlleleModificationOfPlan,
  esCellAlleleModificationOfPlan,
  phenotypingAttemptOfPlan,
  esCellAttemptOfPlan,
} from './other-attempt-rows.ts';

/**
 * The attempts of these plans, by the id of the plan, in one statement. A plan without an attempt is not in the
 * result.
 */
export async function loadAttempts(db: Db, planIds: readonly number[]): Promise<Map<number, AttemptRow>> {
  if (planIds.length === 0) return new Map();
  const plans = await selectAttempts(db, planIds).execute();
  return new Map(
    plans.flatMap((plan): [number, AttemptRow][] => {
      const attempt = attemptOf(plan);
      return attempt === null ? [] : [[plan.id, attempt]];
    }),
  );
}

/** Each kind is a look-up by key, so reading all kinds is cheaper than first querying which exist. */
function selectAttempts(db: Db, planIds: readonly number[]) {
  return db
    .selectFrom('plan')
    .where('plan.id', '=', anyOfIds(planIds))
    .select('plan.id')
    .select((eb) => [
      crisprAttemptOfPlan(eb).as('crispr'),
      esCellAttemptOfPlan(eb).as('esCell'),
      esCellAlleleModificationOfPlan(eb).as('esCellAlleleModification'),
      crisprAlleleModificationOfPlan(eb).as('crisprAlleleModification'),
      phenotypingAttemptOfPlan(eb).as('phenotyping'),
      breedingAttemptOfPlan(eb).as('breeding'),
    ]);
}

type PlanAttempts = Awaited<ReturnType<ReturnType<typeof selectAttempts>['execute']>>[number];

function attemptOf(plan: PlanAttempts): AttemptRow | null {
  if (plan.crispr !== null) return { kind: 'crispr', ...plan.crispr };
  if (plan.esCell !== null) return { kind: 'es cell', ...plan.esCell };
  if (plan.esCellAlleleModification !== null)
    return { kind: 'es cell allele modification', ...plan.esCellAlleleModification };
  if (plan.crisprAlleleModification !== null)
    return { kind: 'crispr allele modification', ...plan.crisprAlleleModification };
  if (plan.phenotyping !== null) return { kind: 'phenotyping', ...plan.phenotyping };
  return plan.breeding === null ? null : { kind: 'breeding', ...plan.breeding };
}
