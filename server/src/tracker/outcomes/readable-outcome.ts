import type { Db } from '../../platform/database/database.ts';
import { ForbiddenError, NotFoundError, UserError } from '../../platform/http/errors/errors.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { outcomeTexts } from '../plans/permission-texts.ts';
import { loadPlanColumns } from '../plans/plan-rows.ts';
import { mayReadPlan, requireReadablePlan } from '../plans/readable-plan.ts';
import { loadOutcomeRow, type OutcomeRow } from './outcome-rows.ts';

/** Longer ones are no identifiers, and some characters cannot be looked for. */
const IDENTIFIER = /^TPO:\d{1,19}$/;

/** Which outcome of which plan, by their public identifiers. */
export interface OutcomeAddress {
  pin: string;
  tpo: string;
}

/**
 * The outcome of this identifier, for somebody who may read its plan (api-2 §2).
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function readableOutcome(db: Db, tpo: string, caller: Subject): Promise<OutcomeRow> {
  const row = await existingOutcome(db, tpo);
  const [plan] = await loadPlanColumns(db, { ids: [row.planId] });
  if (plan === undefined || !mayReadPlan(plan, caller))
    throw new ForbiddenError(outcomeTexts.read(tpo, row.pin));
  return row;
}

/**
 * The outcome of this plan, for somebody who may read the plan (api-2 §12.1).
 *
 * @throws NotFoundError, ForbiddenError; UserError if the outcome is one of another plan
 */
export async function outcomeOfPlan(
  db: Db,
  { pin, tpo }: OutcomeAddress,
  caller: Subject,
): Promise<OutcomeRow> {
  await requireReadablePlan(db, pin, caller);
  const row = await existingOutcome(db, tpo);
  if (row.pin !== pin) throw new UserError(`Plan ${pin} is not related with outcome +${tpo}.`);
  return row;
}

/** The outcome of this identifier, for any caller; undefined for an unknown or malformed identifier. */
export async function findOutcome(db: Db, tpo: string): Promise<OutcomeRow | undefined> {
  return IDENTIFIER.test(tpo) ? loadOutcomeRow(db, tpo) : undefined;
}

/** @throws NotFoundError */
async function existingOutcome(db: Db, tpo: string): Promise<OutcomeRow> {
  const row = await findOutcome(db, tpo);
  if (row === undefined) throw new NotFoundError(`Outcome ${tpo} does not exist.`);
  return row;
}
