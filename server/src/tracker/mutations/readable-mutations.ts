import type { Db } from '../../platform/database/database.ts';
import { ForbiddenError, NotFoundError, UserError } from '../../platform/http/errors/errors.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { mutationTexts } from '../plans/permission-texts.ts';
import { loadPlanColumns, type PlanColumns } from '../plans/plan-rows.ts';
import { requireReadablePlan } from '../plans/readable-plan.ts';
import { mayReadMutation, type PlansOfMutation } from './mutation-access.ts';
import { loadMutationRows, type MutationRow } from './mutation-rows.ts';

/** Longer ones are no identifiers, and some characters cannot be looked for. */
const IDENTIFIER = /^MIN:\d{1,19}$/;
const OUTCOME_IDENTIFIER = /^TPO:\d{1,19}$/;

/** The mutations of these identifiers, in order of them; those that do not exist are left out. */
export async function findMutations(db: Db, mins: readonly string[]): Promise<MutationRow[]> {
  const identifiers = mins.filter((min) => IDENTIFIER.test(min));
  return identifiers.length === 0 ? [] : loadMutationRows(db, { mins: identifiers });
}

/**
 * The mutations of these identifiers, in order of the request, for somebody who may read all of them.
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function readableMutations(
  db: Db,
  mins: readonly string[],
  caller: Subject,
): Promise<MutationRow[]> {
  const found = new Map((await findMutations(db, mins)).map((row) => [row.min, row]));
  const rows = [...new Set(mins)].map((min) => found.get(min) ?? missing(min));
  const plans = await plansOf(db, rows);
  for (const row of rows)
    if (!mayReadMutation(plansOfMutation(row, plans), caller))
      throw new ForbiddenError(mutationTexts.read(row.min));
  return rows;
}

/**
 * The mutation of this identifier, for somebody who may read it.
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function readableMutation(db: Db, min: string, caller: Subject): Promise<MutationRow> {
  const [row] = await readableMutations(db, [min], caller);
  return row ?? missing(min);
}

/** What says which plans decide about a mutation. */
export type MutationInPlans = Pick<MutationRow, 'owningPlanId'> & { outcomes: readonly { planId: number }[] };

/** The plans that decide about these mutations, by row id. */
export async function plansOf(
  db: Db,
  rows: readonly MutationInPlans[],
): Promise<ReadonlyMap<number, PlanColumns>> {
  const ids = new Set(
    rows.flatMap(({ outcomes, owningPlanId }) => [
      ...outcomes.map(({ planId }) => planId),
      ...(owningPlanId === null ? [] : [owningPlanId]),
    ]),
  );
  const plans = ids.size === 0 ? [] : await loadPlanColumns(db, { ids: [...ids] });
  return new Map(plans.map((plan) => [plan.id, plan]));
}

/** Those of the plans that decide about the mutation. */
export function plansOfMutation(
  { outcomes, owningPlanId }: MutationInPlans,
  plans: ReadonlyMap<number, PlanColumns>,
): PlansOfMutation {
  return {
    carriers: outcomes.flatMap(({ planId }) => plans.get(planId) ?? []),
    owner: owningPlanId === null ? undefined : plans.get(owningPlanId),
  };
}

/** An outcome, as far as its mutations are concerned. */
export interface OutcomeRef {
  id: number;
  tpo: string;
}

/** A plan, and an outcome of it. */
export interface OutcomeInPlan {
  plan: PlanColumns;
  outcome: OutcomeRef;
}

/**
 * The outcome of this plan, for somebody who may read the plan.
 *
 * @throws NotFoundError, ForbiddenError; UserError if the outcome is one of another plan (api-2 §15.1)
 */
export async function outcomeInPlan(
  db: Db,
  { pin, tpo }: { pin: string; tpo: string },
  caller: Subject,
): Promise<OutcomeInPlan> {
  const plan = await requireReadablePlan(db, pin, caller);
  const outcome = await findOutcome(db, tpo);
  if (outcome === undefined) throw new NotFoundError(`Outcome ${tpo} does not exist.`);
  if (outcome.planId !== plan.id) throw new UserError(`Plan ${pin} is not related with outcome ${tpo}.`);
  return { plan, outcome };
}

async function findOutcome(db: Db, tpo: string) {
  if (!OUTCOME_IDENTIFIER.test(tpo)) return undefined;
  return db
    .selectFrom('outcome')
    .select(['id', 'tpo', 'plan_id as planId'])
    .where('tpo', '=', tpo)
    .executeTakeFirst();
}

/**
 * The mutation of this identifier, which the outcome must carry.
 *
 * @throws NotFoundError; UserError if the outcome does not carry it
 */
export async function mutationOfOutcome(db: Db, min: string, outcome: OutcomeRef): Promise<MutationRow> {
  const row = await existingMutation(db, min);
  requireCarrier(row, outcome);
  return row;
}

/** @throws UserError if the outcome does not carry the mutation */
export function requireCarrier({ min, outcomes }: MutationRow, outcome: OutcomeRef): void {
  if (!outcomes.some(({ id }) => id === outcome.id))
    throw new UserError(`Outcome ${outcome.tpo} is not related with mutation ${min}.`);
}

/**
 * The mutation of this identifier, for any caller.
 *
 * @throws NotFoundError
 */
export async function existingMutation(db: Db, min: string): Promise<MutationRow> {
  const [row] = await findMutations(db, [min]);
  return row ?? missing(min);
}

function missing(min: string): never {
  throw new NotFoundError(`Mutation ${min} does not exist.`);
}
