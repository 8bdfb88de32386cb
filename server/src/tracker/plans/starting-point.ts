import type { StartingPointInputs } from 'shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { ForbiddenError, NotFoundError } from '../../platform/http/errors/errors.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { outcomeTexts } from './permission-texts.ts';
import { loadPlanColumns } from './plan-rows.ts';
import { mayReadPlan } from './readable-plan.ts';

const IDENTIFIER = /^TPO:\d{1,19}$/;

/** An outcome that a plan is to start from. */
export interface StartingOutcome {
  outcomeId: number;
  tpo: string;
  planId: number;
}

/**
 * The outcome that a request names as starting point, undefined if it names none (api-2 §5).
 *
 * @throws NotFoundError
 */
export async function namedStartingPoint(
  db: Db,
  inputs: StartingPointInputs,
): Promise<StartingOutcome | undefined> {
  const named =
    inputs.phenotypingStartingPoint ??
    inputs.esCellAlleleModificationStartingPoint ??
    inputs.crisprAlleleModificationStartingPoint;
  return named === null || named === undefined ? undefined : existingOutcome(db, named.outcomeTpo ?? null);
}

async function existingOutcome(db: Db, tpo: string | null): Promise<StartingOutcome> {
  const found =
    tpo !== null && IDENTIFIER.test(tpo)
      ? await db
          .selectFrom('outcome')
          .select(['id as outcomeId', 'tpo', 'plan_id as planId'])
          .where('tpo', '=', tpo)
          .executeTakeFirst()
      : undefined;
  if (found === undefined) throw new NotFoundError(`Outcome ${tpo} does not exist.`);
  return found;
}

/** @throws ForbiddenError unless the caller may read the plan that the outcome belongs to */
export async function requireReadableOutcome(
  db: Db,
  { tpo, planId }: StartingOutcome,
  caller: Subject,
): Promise<void> {
  const [plan] = await loadPlanColumns(db, { ids: [planId] });
  if (plan === undefined || !mayReadPlan(plan, caller))
    throw new ForbiddenError(outcomeTexts.read(tpo, plan?.pin ?? ''));
}

/**
 * The status of the outcome's colony, which stays as it is until the transaction ends: a colony cannot be aborted while
 * a plan is made that starts from it.
 *
 * @returns null for an outcome without a colony
 */
export async function lockColonyStatus(tx: Db, outcomeId: number): Promise<number | null> {
  await sql`select id from outcome where id = ${outcomeId} for share`.execute(tx);
  const colony = await tx
    .selectFrom('colony')
    .select('status_id')
    .where('outcome_id', '=', outcomeId)
    .executeTakeFirst();
  return colony?.status_id ?? null;
}
