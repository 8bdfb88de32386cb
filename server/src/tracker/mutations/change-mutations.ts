import type { ChangeResponse, MutationInput, NewMutationInput } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';
import type { Editor } from '../../identity/reader.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { changeResponse, unchanged } from '../../platform/history/change-response.ts';
import { oncePerKey, type CreationRequest } from '../../identity/idempotency/once-per-key.ts';
import { requireGenotypeStays } from '../outcomes/colonies/confirmed-genotype.ts';
import type { OutcomeRow } from '../outcomes/outcome-rows.ts';
import { lockOutcome, presentOutcome } from '../outcomes/save-outcome.ts';
import { mutationTexts } from '../plans/permission-texts.ts';
import { mayReadPlan, requirePlanUpdate } from '../plans/readable-plan.ts';
import { factsAfter, requireValid, settingOf } from './check-mutation.ts';
import { createMutation } from './create-mutation.ts';
import type { MutationRow } from './mutation-rows.ts';
import type { MutationAddress } from './read-mutations.ts';
import {
  mutationOfOutcome,
  outcomeInPlan,
  plansOf,
  plansOfMutation,
  requireCarrier,
} from './readable-mutations.ts';
import { resolveChange } from './resolve-mutation.ts';
import { saveMutation } from './save-mutation.ts';

/**
 * Creates a mutation in an outcome (api-2 §15.3). The existing tracker does not check the caller's permission.
 *
 * @throws NotFoundError, ForbiddenError, UserError, ValidationError, ApiError 400 for broken rules
 */
export async function createMutationInOutcome(
  { db, catalogues }: Data,
  { pin, tpo }: Pick<MutationAddress, 'pin' | 'tpo'>,
  request: CreationRequest<NewMutationInput>,
): Promise<ChangeResponse> {
  const { caller, body, baseUrl } = request;
  const lists = await catalogues.read();
  const { plan, outcome } = await outcomeInPlan(db, { pin, tpo }, caller);
  const { email } = requirePlanUpdate(plan, caller, mutationTexts.create(pin));
  return inTransaction(db, email, (tx) =>
    oncePerKey(tx, request, async () => {
      const { min, record } = await createMutation(tx, { outcomeId: outcome.id, plan }, body, lists);
      return changeResponse([record], baseUrl + mutationPath({ pin, tpo, min }));
    }),
  );
}

/**
 * Changes a mutation (api-2 §15.4). The rules are those of the plan in the address; the caller must have the right to
 * change the plans of all outcomes that carry the mutation.
 *
 * @throws NotFoundError, ForbiddenError, UserError, ValidationError, PreconditionFailedError, ApiError 400 for broken rules
 */
export async function updateMutation(
  { db, catalogues }: Data,
  address: MutationAddress,
  body: MutationInput,
  { caller, baseUrl, expectedVersion }: Editor,
): Promise<ChangeResponse> {
  const lists = await catalogues.read();
  const { plan, outcome } = await outcomeInPlan(db, address, caller);
  const row = await mutationOfOutcome(db, address.min, outcome);
  const change = await resolveChange(body, { db, lists });
  const { email } = requirePlanUpdate(plan, caller, mutationTexts.update(plan.pin));
  await requireUpdateEverywhere(db, row, caller);
  const record = await inTransaction(db, email, async (tx) => {
    const before = await lockOutcomesOf(tx, row);
    const saved = await saveMutation(tx, row.id, {
      lists,
      change,
      expectedVersion,
      check: async (before) => {
        // What the right rests on may have changed until the outcomes were locked.
        requireCarrier(before, outcome);
        await requireUpdateEverywhere(tx, before, caller);
        requireValid(factsAfter(before, change, lists), {
          ...settingOf(plan, lists),
          created: { at: before.createdAt },
          isSymbolTaken: false,
        });
      },
    });
    for (const carrier of before) requireGenotypeStays(carrier, await presentOutcome(tx, carrier.tpo), lists);
    return saved;
  });
  return changeResponse([record ?? unchanged('other')], baseUrl + mutationPath(address));
}

/** @throws ForbiddenError unless the caller may change the plans of all outcomes that carry the mutation */
async function requireUpdateEverywhere(db: Db, row: MutationRow, caller: Subject): Promise<void> {
  for (const plan of plansOfMutation(row, await plansOf(db, [row])).carriers)
    requirePlanUpdate(
      plan,
      caller,
      mayReadPlan(plan, caller) ? mutationTexts.update(plan.pin) : mutationTexts.updateEverywhere,
    );
}

/** The outcomes that carry the mutation, which nobody else confirms or changes until the transaction ends. */
async function lockOutcomesOf(tx: Db, { outcomes }: MutationRow): Promise<OutcomeRow[]> {
  const locked: OutcomeRow[] = [];
  for (const { tpo } of outcomes) locked.push(await lockOutcome(tx, { tpo, expectedVersion: null }));
  return locked;
}

function mutationPath({ pin, tpo, min }: MutationAddress): string {
  return `/api/plans/${pin}/outcomes/${tpo}/mutations/${min}`;
}
