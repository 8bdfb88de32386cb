import type { ChangeResponse, OutcomeUpdate } from 'shared/contract';
import type { Editor } from '../../identity/reader.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { changeResponse, unchanged } from '../../platform/history/change-response.ts';
import { UserError, ValidationError } from '../../platform/http/errors/errors.ts';
import { findTransition } from '../../catalogue/state-machines/engine.ts';
import { COLONY_MACHINE, REVERSAL } from '../../catalogue/state-machines/outcome-machines.ts';
import { signedIn, type Subject } from '../../identity/permissions/caller.ts';
import { isAllowed } from '../../identity/permissions/policy.ts';
import { outcomeTexts } from '../plans/permission-texts.ts';
import type { PlanColumns } from '../plans/plan-rows.ts';
import { requirePlanUpdate, requireReadablePlan } from '../plans/readable-plan.ts';
import { withinPlan, type Working } from '../plans/within-plan.ts';
import {
  acceptNewColony,
  changeColony,
  createColony,
  reachedStatus,
  setColonyStatus,
} from './colonies/colony-writes.ts';
import { outcomePath } from './outcome-representation.ts';
import type { OutcomeRow } from './outcome-rows.ts';
import { findOutcome, type OutcomeAddress } from './readable-outcome.ts';
import { saveOutcome } from './save-outcome.ts';
import { changeSpecimen, createSpecimen, specimenValues } from './specimens/specimen-writes.ts';

/**
 * Changes the colony or specimen of an outcome (api-2 §12.3).
 *
 * @throws NotFoundError, ForbiddenError, UserError, ValidationError, PreconditionFailedError
 */
export async function changeOutcome(
  { db, catalogues }: Data,
  { pin, tpo }: OutcomeAddress,
  body: OutcomeUpdate,
  { caller, baseUrl, expectedVersion }: Editor,
): Promise<ChangeResponse> {
  const lists = await catalogues.read();
  const plan = await requireReadablePlan(db, pin, caller);
  if ((await findOutcome(db, tpo))?.pin !== pin)
    throw new UserError(`Plan ${pin} does not have an outcome ${tpo}`);
  const isReversal = isReversalByReviewer(plan, body, caller);
  const { email } = isReversal
    ? signedIn(caller)
    : requirePlanUpdate(plan, caller, outcomeTexts.update(tpo, pin));
  const permit = isReversal ? () => undefined : undefined;
  const write = isReversal ? reverseConfirmation : writeOutcome;
  const record = await inTransaction(db, email, (tx) =>
    withinPlan(tx, pin, { caller, lists, permit }, () =>
      saveOutcome(tx, { tpo, expectedVersion }, lists, (before) =>
        write(tx, before, body, { caller, lists }),
      ),
    ),
  );
  return changeResponse([record ?? unchanged('other')], baseUrl + outcomePath({ pin, tpo }));
}

/** The CDA and the DCC change nothing of other units' outcomes but this: they take a confirmation back (api-2 §9.1). */
function isReversalByReviewer(plan: PlanColumns, { colony }: OutcomeUpdate, caller: Subject): boolean {
  if (isAllowed(caller, 'UPDATE_PLAN', plan.facts)) return false;
  const step = findTransition(COLONY_MACHINE, colony?.statusTransition?.actionToExecute);
  return step?.event === REVERSAL && isAllowed(caller, 'REVERSE_GENOTYPE_CONFIRMATION', null);
}

/** Takes the step of the request, and leaves everything else of it aside. */
async function reverseConfirmation(
  tx: Db,
  before: OutcomeRow,
  { colony }: OutcomeUpdate,
  working: Working,
): Promise<void> {
  if (before.colony === null) return;
  const action = colony?.statusTransition?.actionToExecute;
  const statusId = reachedStatus(before, before.colony, action, working);
  if (statusId !== null) await setColonyStatus(tx, before.id, statusId);
}

async function writeOutcome(
  tx: Db,
  before: OutcomeRow,
  { colony, specimen }: OutcomeUpdate,
  working: Working,
): Promise<void> {
  const type = working.lists.outcome_type.get(before.outcomeTypeId).name;
  if (type === 'Colony') await writeColony(tx, before, required(colony, 'colony'), working);
  else await writeSpecimen(tx, before, required(specimen, 'specimen'), working);
}

async function writeColony(
  tx: Db,
  before: OutcomeRow,
  input: NonNullable<OutcomeUpdate['colony']>,
  working: Working,
): Promise<void> {
  if (before.colony !== null) return changeColony(tx, before, before.colony, input, working);
  const values = await acceptNewColony(tx, input, working.lists);
  return createColony(tx, before.id, values, working.lists);
}

/** An outcome may have been created without its specimen (api-2 §12.2): it is described here then. */
async function writeSpecimen(
  tx: Db,
  before: OutcomeRow,
  input: NonNullable<OutcomeUpdate['specimen']>,
  working: Working,
): Promise<void> {
  if (before.specimen !== null) return changeSpecimen(tx, before, before.specimen, input, working);
  return createSpecimen(tx, before.id, specimenValues(input, working.lists), working.lists);
}

function required<T>(value: T | null | undefined, field: string): T {
  if (value === null || value === undefined)
    throw new ValidationError([{ object: 'outcome', field, message: 'is missing' }]);
  return value;
}
