import { sql } from 'kysely';
import type { ChangeResponse } from 'shared/contract';
import type { Editor } from '../../identity/reader.ts';
import type { Data } from '../../platform/http/app-context.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { collection, type AuditTree } from '../../platform/history/audit-tree.ts';
import { changeResponse, unchanged } from '../../platform/history/change-response.ts';
import { differences } from '../../platform/history/differences.ts';
import { mutationAudit } from '../mutations/mutation-representation.ts';
import { loadMutationRows } from '../mutations/mutation-rows.ts';
import { readableMutations } from '../mutations/readable-mutations.ts';
import { outcomeTexts } from '../plans/permission-texts.ts';
import { requirePlanUpdate, requireReadablePlan } from '../plans/readable-plan.ts';
import { withinPlan } from '../plans/within-plan.ts';
import { outcomePath } from './outcome-representation.ts';
import type { OutcomeRow } from './outcome-rows.ts';
import { outcomeOfPlan, type OutcomeAddress } from './readable-outcome.ts';
import { lockOutcome, recordOutcomeChange } from './save-outcome.ts';

/** Changes links and nothing else, given the outcome as it is before. */
type ChangeLinks = (tx: Db, outcome: OutcomeRow) => Promise<void>;

/**
 * Links existing mutations with an outcome; those that are linked already stay so (api-2 §12.4).
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
  return changeLinks(linking, address, request, async (tx, outcome) => {
    const unwanted = outcome.mutations.filter(({ min }) => mins.includes(min)).map(({ id }) => id);
    await sql`
      delete from mutation_outcome
      where outcome_id = ${outcome.id} and mutation_id = any (${unwanted}::bigint[])`.execute(tx);
  });
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
    withinPlan(tx, pin, { caller, lists }, async () => {
      const outcome = await lockOutcome(tx, { tpo, expectedVersion });
      const before = await linksAudit(tx, outcome.id, lists);
      await change(tx, outcome);
      const after = await linksAudit(tx, outcome.id, lists);
      return recordOutcomeChange(tx, outcome, differences(before, after));
    }),
  );
  return changeResponse([record ?? unchanged('other')], baseUrl + outcomePath({ pin, tpo }));
}

/** The mutations of an outcome as history compares them. */
async function linksAudit(tx: Db, outcomeId: number, lists: Lists): Promise<AuditTree> {
  const rows = await loadMutationRows(tx, { outcomeIds: [outcomeId] });
  return {
    mutations: collection(
      rows,
      ({ id }) => id,
      (row) => mutationAudit(row, lists),
    ),
  };
}
