import type { ChangeResponse, OutcomeCreation } from 'shared/contract';
import type { Data } from '../../platform/http/app-context.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { changeResponse } from '../../platform/history/change-response.ts';
import { readHistory } from '../../platform/history/read-history.ts';
import { recordCreation } from '../../platform/history/record-change.ts';
import { NotFoundError, UserError, ValidationError } from '../../platform/http/errors/errors.ts';
import { oncePerKey, type CreationRequest } from '../../identity/idempotency/once-per-key.ts';
import { createMutation } from '../mutations/create-mutation.ts';
import type { PlanRow } from '../plans/plan-rows.ts';
import { mayHaveAnotherOutcome } from '../plans/outcome-creation.ts';
import { outcomeTexts } from '../plans/permission-texts.ts';
import { requirePlanUpdate, requireReadablePlan } from '../plans/readable-plan.ts';
import { withinPlan, type Working } from '../plans/within-plan.ts';
import { acceptNewColony, createColony } from './colonies/colony-writes.ts';
import { outcomePath } from './outcome-representation.ts';
import { historyOf } from './read-outcomes.ts';
import { presentOutcome } from './save-outcome.ts';
import { createSpecimen, specimenValues } from './specimens/specimen-writes.ts';

/** A new outcome, ready to be described. */
type Describe = (outcomeId: number) => Promise<void>;

/**
 * Creates an outcome of a plan, and the mutations that come with it (api-2 §12.2).
 *
 * @throws NotFoundError, ForbiddenError, UserError, ValidationError
 */
export async function createOutcome(
  { db, catalogues }: Data,
  pin: string,
  request: CreationRequest<OutcomeCreation>,
): Promise<ChangeResponse> {
  const { caller, body, baseUrl } = request;
  const lists = await catalogues.read();
  const plan = await requireReadablePlan(db, pin, caller);
  const { email } = requirePlanUpdate(plan, caller, outcomeTexts.create(pin));
  return inTransaction(db, email, (tx) =>
    // The repetition of a request that made the only outcome of a plan must not be refused because the outcome
    // exists.
    oncePerKey(tx, request, async () => {
      const tpo = await withinPlan(tx, pin, { caller, lists }, (present) => {
        if (!mayHaveAnotherOutcome(present, lists))
          throw new UserError('You can not create an outcome in current state');
        return writeOutcome(tx, present, body, { caller, lists });
      });
      const outcome = await presentOutcome(tx, tpo);
      const history = await readHistory(tx, historyOf(outcome), caller);
      return changeResponse(history, baseUrl + outcomePath(outcome));
    }),
  );
}

/** @returns the identifier of the new outcome */
async function writeOutcome(tx: Db, plan: PlanRow, body: OutcomeCreation, working: Working): Promise<string> {
  const type = outcomeType(body.outcomeTypeName, working.lists);
  const describe =
    type.name === 'Colony'
      ? await describedColony(tx, body.colony, working.lists)
      : describedSpecimen(tx, body.specimen, working.lists);
  const { id, tpo, version } = await tx
    .insertInto('outcome')
    .values({ plan_id: plan.id, outcome_type_id: type.id })
    .returning(['id', 'tpo', 'version'])
    .executeTakeFirstOrThrow();
  await describe(id);
  await recordCreation(tx, 'Outcome', id, version);
  for (const mutation of body.mutations ?? [])
    await createMutation(tx, { outcomeId: id, plan }, mutation, working.lists);
  return tpo;
}

function outcomeType(name: string | null | undefined, lists: Lists) {
  const type = lists.outcome_type.find(name);
  if (type === undefined) throw new NotFoundError(`Outcome type${name ?? 'null'} does not exist.`);
  return type;
}

async function describedColony(tx: Db, input: OutcomeCreation['colony'], lists: Lists): Promise<Describe> {
  if (input === null || input === undefined)
    throw new ValidationError([{ object: 'outcome', field: 'colony', message: 'is missing' }]);
  const values = await acceptNewColony(tx, input, lists);
  return (outcomeId) => createColony(tx, outcomeId, values, lists);
}

/** A specimen may be described later. */
function describedSpecimen(tx: Db, input: OutcomeCreation['specimen'], lists: Lists): Describe {
  if (input === null || input === undefined) return async () => undefined;
  const values = specimenValues(input, lists);
  return (outcomeId) => createSpecimen(tx, outcomeId, values, lists);
}
