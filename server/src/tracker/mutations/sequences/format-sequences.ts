import { sql } from 'kysely';
import type { Data } from '../../../platform/http/app-context.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { inTransaction, type Db } from '../../../platform/database/database.ts';
import { UserError } from '../../../platform/http/errors/errors.ts';
import type { SignedIn } from '../../../identity/permissions/caller.ts';
import type { PlanColumns } from '../../plans/plan-rows.ts';
import { factsAfter, requireValid, settingOf } from '../check-mutation.ts';
import { isFasta, toFasta } from './fasta.ts';
import { NOTHING_CHANGED, type MutationChange } from '../mutation-change.ts';
import { loadMutationRows, type MutationRow } from '../mutation-rows.ts';
import { plansOf } from '../readable-mutations.ts';
import { saveMutation } from '../save-mutation.ts';

interface Candidate {
  mutationId: number;
  planId: number;
  colonyName: string | null;
  text: string;
}

/**
 * Converts the sequences of a work unit's mutations that are not FASTA yet (api-2 §15.7). Each mutation is stored as
 * by an update, with its history; one that breaks a rule is left as it is.
 *
 * @param onFailure called with each mutation that stays as it is
 * @throws UserError for an unknown work unit
 */
export async function formatSequences(
  { db, catalogues }: Data,
  workUnitName: string,
  { email }: SignedIn,
  onFailure: (min: string, error: unknown) => void,
): Promise<void> {
  const lists = await catalogues.read();
  const workUnit = lists.work_unit.find(workUnitName);
  if (workUnit === undefined) throw new UserError(`Work unit ${workUnitName} does not exist.`);
  const candidates = (await sequencesOf(db, workUnit.id)).filter(({ text }) => !isFasta(text));
  const first = firstOfMutations(candidates);
  const rows = await loadMutationRows(db, { ids: [...first.keys()] });
  const plans = await plansOf(db, rows);
  for (const row of rows) {
    const candidate = first.get(row.id);
    const plan = candidate && plans.get(candidate.planId);
    if (plan === undefined) continue;
    try {
      const change = repaired(row, candidate?.colonyName ?? row.min);
      await inTransaction(db, email, (tx) => store(tx, row, change, { plan, lists }));
    } catch (error) {
      onFailure(row.min, error);
    }
  }
}

/** A shared mutation is named after the colony of its first outcome. */
function firstOfMutations(candidates: readonly Candidate[]): ReadonlyMap<number, Candidate> {
  const first = new Map<number, Candidate>();
  for (const candidate of candidates)
    if (!first.has(candidate.mutationId)) first.set(candidate.mutationId, candidate);
  return first;
}

/** The sequences of all mutations of the work unit's plans; of a mutation of several outcomes, once for each. */
async function sequencesOf(db: Db, workUnitId: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select carrier.mutation_id as "mutationId", plan.id as "planId", colony.name as "colonyName",
      sequence.sequence as text
    from plan
    join outcome on outcome.plan_id = plan.id
    join mutation_outcome carrier on carrier.outcome_id = outcome.id
    join mutation_sequence part on part.mutation_id = carrier.mutation_id
    join sequence on sequence.id = part.sequence_id
    left join colony on colony.outcome_id = outcome.id
    where plan.work_unit_id = ${workUnitId} and sequence.sequence is not null
    order by outcome.id`.execute(db);
  return rows;
}

function repaired(row: MutationRow, colonyName: string): MutationChange {
  const sequences = row.sequences.map(({ id, index, text, typeId }) => ({
    id,
    index,
    typeId,
    text: text === null || isFasta(text) ? text : toFasta(text, colonyName),
  }));
  return { ...NOTHING_CHANGED, sequences };
}

async function store(
  tx: Db,
  row: MutationRow,
  change: MutationChange,
  { plan, lists }: { plan: PlanColumns; lists: Lists },
): Promise<void> {
  await saveMutation(tx, row.id, {
    lists,
    change,
    // A mutation changed since it was read here has sequences under the present rules.
    expectedVersion: row.version,
    check: (before) =>
      requireValid(factsAfter(before, change, lists), {
        ...settingOf(plan, lists),
        created: { at: before.createdAt },
        isSymbolTaken: false,
      }),
  });
}
