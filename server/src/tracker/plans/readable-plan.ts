import type { Db } from '../../platform/database/database.ts';
import { ForbiddenError, NotFoundError } from '../../platform/http/errors/errors.ts';
import { signedIn, type SignedIn, type Subject } from '../../identity/permissions/caller.ts';
import { isAllowed } from '../../identity/permissions/policy.ts';
import { planTexts } from './permission-texts.ts';
import { loadPlanColumns, loadPlanRows, type PlanColumns, type PlanRow } from './plan-rows.ts';

/** Longer ones are no identifiers, and some characters cannot be looked for. */
const IDENTIFIER = /^PIN:\d{1,19}$/;

/**
 * The plan of this identifier, for somebody who may read it (api-2 §3.2).
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function readablePlan(db: Db, pin: string, caller: Subject): Promise<PlanRow> {
  return allowedToRead(await existingPlan(db, pin), caller);
}

/**
 * The same without the parts of the plan, for reading one of them.
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function requireReadablePlan(db: Db, pin: string, caller: Subject): Promise<PlanColumns> {
  return allowedToRead(await onePlan(pin, (which) => loadPlanColumns(db, which)), caller);
}

/**
 * The plan of this identifier, for any caller.
 *
 * @throws NotFoundError
 */
export async function existingPlan(db: Db, pin: string): Promise<PlanRow> {
  return onePlan(pin, (which) => loadPlanRows(db, which));
}

/** May the caller read this plan, and so whatever belongs to it? */
export function mayReadPlan({ facts }: Pick<PlanColumns, 'facts'>, caller: Subject): boolean {
  return isAllowed(caller, 'READ_PLAN', facts);
}

async function onePlan<Row>(
  pin: string,
  load: (which: { pin: string }) => Promise<readonly Row[]>,
): Promise<Row> {
  const [row] = IDENTIFIER.test(pin) ? await load({ pin }) : [];
  if (row === undefined) throw new NotFoundError(`The plan[${pin}] does not exist.`);
  return row;
}

/** The plan, for somebody who may read it. @throws ForbiddenError */
export function allowedToRead<Row extends PlanColumns>(row: Row, caller: Subject): Row {
  if (!mayReadPlan(row, caller)) throw new ForbiddenError(planTexts.read(row.pin));
  return row;
}

/**
 * Refuses a caller who may not change the plan, or anything that belongs to it.
 *
 * @param refusal the message instead of the text about the plan itself (`permission-texts.ts`)
 * @throws ForbiddenError
 */
export function requirePlanUpdate(
  row: Pick<PlanColumns, 'pin' | 'facts'>,
  caller: Subject,
  refusal = planTexts.update(row.pin),
): SignedIn {
  if (!isAllowed(caller, 'UPDATE_PLAN', row.facts)) throw new ForbiddenError(refusal);
  return signedIn(caller);
}
