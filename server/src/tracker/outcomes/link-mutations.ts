import { sql } from 'kysely';
import type { ChangeResponse, HistoryRecord } from 'shared/contract';
import type { Editor } from '../../identity/reader.ts';
import type { Data } from '../../platform/http/app-context.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { ForbiddenError } from '../../platform/http/errors/errors.ts';
import { collection, type AuditTree } from '../../platform/history/audit-tree.ts';
import { changeResponse, unchanged } from '../../platform/history/change-response.ts';
import { differences } from '../../platform/history/differences.ts';
import { mayUpdateMutation } from '../mutations/mutation-access.ts';
import { mutationAudit } from '../mutations/mutation-representation.ts';
import { loadMutationRows } from '../mutations/mutation-rows.ts';
import { plansOf, plansOfMutation, readableMutations } from '../mutations/readable-mutations.ts';
import { mutationTexts, outcomeTexts } from '../plans/permission-texts.ts';
import { requirePlanUpdate, requireReadablePlan } from '../plans/readable-plan.ts';
import { withinPlan, type WorkInPlan } from '../plans/within-plan.ts';
import { requireGenotypeStays } from './colonies/confirmed-genotype.ts';
import { outcomePath } from './outcome-representation.ts';
import type { OutcomeRow } from './outcome-rows.ts';
import { outcomeOfPlan, type OutcomeAddress } from './readable-outcome.ts';
import {
  lockOutcome,
  outcomeAudit,
  presentOutcome,
  recordOutcomeChange,
  type ExpectedOutcome,
} from './save-outcome.ts';

/** Changes links and nothing else, given the outcome as it is before. */
type ChangeLinks = (tx: Db, outcome: OutcomeRow) => Promise<void>;

/**
 * Links existing mutations with an outcome; those that are linked already stay so (api-2 §12.4). The plans that
 * carry a mutation decide about it, so linking it needs the right to change it.
 *
 * @throws NotFoundError, ForbiddenError, UserError, PreconditionFailedError
 */
export async function associateMutations(
  linking: Data,
  address: OutcomeAddress,
  mins: readonly string[],
  request: Editor,
): Promise<ChangeResponse> {
  return changeLinks(linking, address, request, async (tx, outcome) => {
    const mutations = await readableMutations(tx, mins, request.caller);
    const plans = await plansOf(tx, mutations);
    for (const row of mutations.filter(({ outcomes }) => !outcomes.some(({ id }) => id === outcome.id)))
      if (!mayUpdateMutation(plansOfMutation(row, plans), request.caller))
        throw new ForbiddenError(mutationTexts.link(row.min));
    await sql`
      insert into mutation_outcome (mutation_id, outcome_id)
      select id, ${outcome.id} from unnest(${mutations.map(({ id }) => id)}::bigint[]) wanted (id)
      on conflict do nothing`.execute(tx);
  });
}

/**
 * Unlinks mutations from an outcome. The mutations themselves stay, even without any outcome (api-2 §12.4).
 *
 * @throws NotFoundError, ForbiddenError, UserError, PreconditionFailedError
 */
export async function dissociateMutations(
  linking: Data,
  address: OutcomeAddress,
  mins: readonly string[],
  request: Editor,
): Promise<ChangeResponse> {
  const lists = await linking.catalogues.read();
  return changeLinks(linking, address, request, async (tx, outcome) => {
    await unlink(tx, outcome, mins);
    requireGenotypeStays(outcome, await presentOutcome(tx, outcome.tpo), lists);
  });
}

/** Removes the links of these mutations with an outcome; those that are not linked are ignored. */
export async function unlink(tx: Db, outcome: OutcomeRow, mins: readonly string[]): Promise<void> {
  const unwanted = outcome.mutations.filter(({ min }) => mins.includes(min)).map(({ id }) => id);
  await sql`
    delete from mutation_outcome
    where outcome_id = ${outcome.id} and mutation_id = any (${unwanted}::bigint[])`.execute(tx);
}

async function changeLinks(
  { db, catalogues }: Data,
  { pin, tpo }: OutcomeAddress,
  { caller, baseUrl, expectedVersion }: Editor,
  change: ChangeLinks,
): Promise<ChangeResponse> {
  const lists = await catalogues.read();
  await outcomeOfPlan(db, { pin, tpo }, caller);
  const plan = await requireReadablePlan(db, pin, caller);
  const { email } = requirePlanUpdate(plan, caller, outcomeTexts.update(tpo, pin));
  const record = await inTransaction(db, email, (tx) =>
    changeLinksOf(tx, { pin, tpo, expectedVersion }, { caller, lists }, change),
  );
  return changeResponse([record ?? unchanged('other')], baseUrl + outcomePath({ pin, tpo }));
}

/**
 * Changes the links of an outcome and re-evaluates its plan. Permission is verified by the caller of this.
 *
 * @param tx the transaction of the request
 * @returns the history record of the outcome; null when nothing changed
 * @throws PreconditionFailedError
 */
export async function changeLinksOf(
  tx: Db,
  { pin, tpo, expectedVersion }: OutcomeAddress & ExpectedOutcome,
  working: WorkInPlan,
  change: ChangeLinks,
): Promise<HistoryRecord | null> {
  const { lists } = working;
  return withinPlan(tx, pin, working, async () => {
    const outcome = await lockOutcome(tx, { tpo, expectedVersion });
    const before = await auditWithLinks(tx, outcome, lists);
    await change(tx, outcome);
    const after = await auditWithLinks(tx, await presentOutcome(tx, tpo), lists);
    return recordOutcomeChange(tx, outcome, differences(before, after));
  });
}

/** An outcome with its mutations as history compares them. */
async function auditWithLinks(tx: Db, outcome: OutcomeRow, lists: Lists): Promise<AuditTree> {
  const rows = await loadMutationRows(tx, { outcomeIds: [outcome.id] });
  return {
    ...outcomeAudit(outcome, lists),
    mutations: collection(
      rows,
      ({ id }) => id,
      (row) => mutationAudit(row, lists),
    ),
  };
}
