import { sql } from 'kysely';
import type { MgiAllele, MgiAlleleReport } from 'shared/contract';
import type { Data } from '../../../platform/http/app-context.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { inTransaction, type Db } from '../../../platform/database/database.ts';
import type { SignedIn } from '../../../identity/permissions/caller.ts';
import type { PlanColumns } from '../../plans/plan-rows.ts';
import { factsAfter, requireValid, settingOf } from '../check-mutation.ts';
import { NOTHING_CHANGED, type MutationChange } from '../mutation-change.ts';
import { loadMutationRows, type MutationRow } from '../mutation-rows.ts';
import { plansOf, plansOfMutation } from '../readable-mutations.ts';
import { saveMutation } from '../save-mutation.ts';

/** What became of one allele of a batch. */
type Fate = keyof MgiAlleleReport;

/**
 * Stores MGI allele ids with the mutations of their symbols (api-2 §15.8), all or, when one of them may not be stored, none.
 *
 * @returns each allele in the list of what became of it
 * @throws ApiError 400 for a mutation that breaks the rules of §16, naming it in `debugMessage`
 */
export async function updateMgiAlleles(
  { db, catalogues }: Data,
  alleles: readonly MgiAllele[],
  { email }: SignedIn,
): Promise<MgiAlleleReport> {
  const lists = await catalogues.read();
  return inTransaction(db, email, async (tx) => {
    const report: MgiAlleleReport = {
      updated: [],
      noUpdateNecessary: [],
      noMutation: [],
      duplicateMutation: [],
    };
    const store = await storeFor(
      tx,
      alleles.map(({ symbol }) => symbol),
      lists,
    );
    for (const allele of alleles) report[await store(allele)].push(allele);
    return report;
  });
}

/** Reads the mutations of these symbols, and returns a function that stores the allele id of one. */
async function storeFor(
  tx: Db,
  symbols: readonly string[],
  lists: Lists,
): Promise<(allele: MgiAllele) => Promise<Fate>> {
  const rows = await loadMutationRows(tx, { ids: await idsOfSymbols(tx, symbols) });
  const plans = await plansOf(tx, rows);
  const bySymbol = new Map<string | null, MutationRow[]>();
  for (const row of rows) bySymbol.set(row.symbol, [...(bySymbol.get(row.symbol) ?? []), row]);
  const present = new Map(rows.map(({ id, mgiAlleleId }) => [id, mgiAlleleId]));
  return async ({ symbol, accId }) => {
    const [row, ...namesakes] = bySymbol.get(symbol) ?? [];
    if (row === undefined) return 'noMutation';
    if (namesakes.length > 0) return 'duplicateMutation';
    if (present.get(row.id) === accId) return 'noUpdateNecessary';
    await storeAlleleId(tx, row, accId, { plan: plansOfMutation(row, plans).carriers[0], lists });
    present.set(row.id, accId);
    return 'updated';
  };
}

async function idsOfSymbols(tx: Db, symbols: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from mutation where symbol = any (${[...new Set(symbols)]}::text[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A mutation that no outcome carries any more has no plan whose rules it could break. */
async function storeAlleleId(
  tx: Db,
  row: MutationRow,
  accId: string,
  { plan, lists }: { plan: PlanColumns | undefined; lists: Lists },
): Promise<void> {
  const change: MutationChange = { ...NOTHING_CHANGED, columns: { mgi_allele_id: accId } };
  await saveMutation(tx, row.id, {
    lists,
    change,
    expectedVersion: null,
    check: (before) => {
      if (plan === undefined) return;
      const setting = { ...settingOf(plan, lists), created: { at: before.createdAt }, isSymbolTaken: false };
      requireValid(factsAfter(before, change, lists), setting, `${row.min}: nothing of the batch is stored.`);
    },
  });
}
