import type { ChangeResponse, PhenotypingStageCreation } from 'shared/contract';
import { inTransaction } from '../db/database.ts';
import { changeResponse } from '../history/change-response.ts';
import type { AppContext } from '../http/app-context.ts';
import { UserError } from '../http/errors.ts';
import { oncePerKey, type RepeatableRequest } from '../http/idempotency.ts';
import { stageTexts } from '../plans/permission-texts.ts';
import type { PlanRow } from '../plans/plan-rows.ts';
import { requirePlanUpdate, requireReadablePlan } from '../plans/readable-plan.ts';
import { withinPlan } from '../plans/within-plan.ts';
import { createStage, type PlanWithStages } from './create-stages.ts';
import { stagePath } from './stage-representation.ts';
import { newStage } from './stage-values.ts';

/** A creation as it arrives. */
export interface CreationRequest extends RepeatableRequest {
  baseUrl: string;
  body: PhenotypingStageCreation;
}

/**
 * Adds a stage to a phenotyping plan and re-evaluates the plan (api-2 §18.3).
 *
 * @throws NotFoundError, ForbiddenError, UserError, ValidationError
 */
export async function addStage(
  { db, catalogues }: Pick<AppContext, 'db' | 'catalogues'>,
  pin: string,
  request: CreationRequest,
): Promise<ChangeResponse> {
  const { caller, body, baseUrl } = request;
  const lists = await catalogues.read();
  const plan = await requireReadablePlan(db, pin, caller);
  const stage = newStage(body, lists);
  const { email } = requirePlanUpdate(plan, caller, stageTexts.create(pin));
  return inTransaction(db, email, (tx) =>
    // Repeating a request that has made the one stage of its type must not be told that there is one already.
    oncePerKey(tx, request, async () => {
      const { psn, history } = await withinPlan(tx, pin, { caller, lists }, (present) =>
        createStage(tx, planWithStages(present), stage, lists),
      );
      return changeResponse([history], baseUrl + stagePath({ pin, psn }));
    }),
  );
}

function planWithStages({ id, pin, attempt }: PlanRow): PlanWithStages {
  if (attempt?.kind !== 'phenotyping')
    throw new UserError('The phenotyping stage requires a phenotyping attempt.');
  return { id, pin, stageTypeIds: attempt.stages.map(({ typeId }) => typeId) };
}
