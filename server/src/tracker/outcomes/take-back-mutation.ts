import type { ChangeResponse, HistoryRecord } from 'shared/contract';
import type { Reader } from '../../identity/reader.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { NOT_CONFIRMED } from '../../catalogue/state-machines/outcome-machines.ts';
import { ForbiddenError } from '../../platform/http/errors/errors.ts';
import { changeResponse, unchanged } from '../../platform/history/change-response.ts';
import { existingMutation, plansOf, plansOfMutation } from '../mutations/readable-mutations.ts';
import { mutationTexts } from '../plans/permission-texts.ts';
import { requirePlanUpdate } from '../plans/readable-plan.ts';
import { losesItsGenotype } from './colonies/confirmed-genotype.ts';
import { setColonyStatus } from './colonies/colony-writes.ts';
import { changeLinksOf, unlink } from './link-mutations.ts';
import type { OutcomeRow } from './outcome-rows.ts';
import { presentOutcome } from './save-outcome.ts';

/**
 * Unlinks a mutation from the outcomes of other work units than that of the plan it belongs to, so that its owners can
 * read and change it again, even where they know nothing of those outcomes.
 *
 * @throws NotFoundError; ForbiddenError for those who may not change the plan that the mutation belongs to
 */
export async function takeBackMutation(
  { db, catalogues }: Data,
  min: string,
  { caller, baseUrl }: Reader,
): Promise<ChangeResponse> {
  const lists = await catalogues.read();
  const row = await existingMutation(db, min);
  const { carriers, owner } = plansOfMutation(row, await plansOf(db, [row]));
  if (owner === undefined) throw new ForbiddenError(mutationTexts.takeBack(min));
  const { email } = requirePlanUpdate(owner, caller, mutationTexts.takeBack(min));
  const foreign = new Set(
    carriers.filter(({ workUnitId }) => workUnitId !== owner.workUnitId).map(({ id }) => id),
  );
  const records = await inTransaction(db, email, async (tx) => {
    const changed: (HistoryRecord | null)[] = [];
    for (const { pin, tpo } of row.outcomes.filter(({ planId }) => foreign.has(planId)))
      changed.push(
        await changeLinksOf(
          tx,
          { pin, tpo, expectedVersion: null },
          // That the caller may, follows from the plan that the mutation belongs to.
          { caller, lists, permit: () => undefined },
          (_tx, outcome) => takeOut(tx, outcome, min, lists),
        ),
      );
    return changed.filter((record) => record !== null);
  });
  return changeResponse(
    records.length === 0 ? [unchanged('other')] : records,
    `${baseUrl}/api/mutations/${min}`,
  );
}

/** A colony whose confirmation rests on the mutation steps back: it cannot keep what is not its own. */
async function takeOut(tx: Db, before: OutcomeRow, min: string, lists: Lists): Promise<void> {
  await unlink(tx, before, [min]);
  const after = await presentOutcome(tx, before.tpo);
  if (losesItsGenotype(before, after, lists))
    await setColonyStatus(tx, before.id, lists.status.require(NOT_CONFIRMED));
}
