import type { ChangeResponse, PhenotypingStageCreation } from 'shared/contract';
import type { Data } from '../../platform/http/app-context.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { changeResponse } from '../../platform/history/change-response.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { oncePerKey, type CreationRequest } from '../../identity/idempotency/once-per-key.ts';
import { stageTexts } from '../plans/permission-texts.ts';
import type { PlanRow } from '../plans/plan-rows.ts';
import { requirePlanUpdate, requireReadablePlan } from '../plans/readable-plan.ts';
import { withinPlan } from '../plans/within-plan.ts';
import { createStage, type PlanWithStages } from './create-stages.ts';
import { stagePath } from './stage-representation.ts';
import { newStage } from './stage-values.ts';

/**
 * Adds a stage to a phenotyping plan and re-evaluates the plan (api-2 §18.3).
 *
 * @throws NotFoundError, ForbiddenError, UserError, ValidationError
 */
export async function addStage(
  { db, catalogues }: Data,
  pin: string,
  request: CreationRequest<PhenotypingStageCreation>,
): Promise<ChangeResponse> {
  const { caller, body, baseUrl } = request;
  const lists = await catalogues.read();
  const plan = await requireReadablePlan(db, pin, caller);
  const stage = newStage(body, lists);
  const { email } = requirePlanUpdate(plan, caller, stageTexts.create(pin));
  return inTransaction(db, email, (tx) =>
    // The repetition of a request that made the only stage of its type must not be refused because the stage exists.
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
