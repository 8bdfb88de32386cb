import { sql } from 'kysely';
import type { MutationPosition } from 'shared/contract';
import type { Db } from '../db/database.ts';
import type { Subject } from '../permissions/caller.ts';
import { mayReadPlan } from '../plans/readable-plan.ts';
import { findMutations, plansOf, plansOfMutation } from './readable-mutations.ts';

interface GenePosition {
  id: number;
  ensemblGeneAccId: string | null;
  chromosome: string;
  start: number;
  stop: number;
  strand: string | null;
}

/**
 * Where the genes of mutations lie (api-2 §15.6), on GRCm39: one element for each gene. Mutations that do not exist, or that
 * the caller may not read, and genes without a position are left out.
 */
export async function mutationPositions(
  db: Db,
  mins: readonly string[],
  caller: Subject,
): Promise<MutationPosition[]> {
  const rows = await findMutations(db, mins);
  const plans = await plansOf(db, rows);
  const readable = rows.filter((row) =>
    plansOfMutation(row, plans).every((plan) => mayReadPlan(plan, caller)),
  );
  const positions = await positionsOf(
    db,
    readable.flatMap(({ genes }) => genes.map(({ id }) => id)),
  );
  return readable.flatMap(({ min, genes }) =>
    genes.flatMap(({ id, symbol, accessionId }) => {
      const position = positions.get(id);
      return position === undefined ? [] : [describe(position, { min, symbol, accessionId })];
    }),
  );
}

/** The existing tracker answers `NOT SPECIFIED` for the chromosome X. */
function describe(
  { ensemblGeneAccId, chromosome, start, stop, strand }: GenePosition,
  { min, symbol, accessionId }: { min: string; symbol: string; accessionId: string },
): MutationPosition {
  return {
    min,
    symbol,
    mgiGeneAccId: accessionId,
    ensemblGeneAccId,
    ensemblChromosome: `chr${chromosome}`,
    ensemblStart: start,
    ensemblStop: stop,
    ensemblStrand: strand === '+' || strand === '-' ? strand : '.',
  };
}

async function positionsOf(db: Db, geneIds: readonly number[]): Promise<ReadonlyMap<number, GenePosition>> {
  if (geneIds.length === 0) return new Map();
  const { rows } = await sql<GenePosition>`
    select id, ensembl_gene_id as "ensemblGeneAccId", chromosome, start, stop, strand
    from gene
    where id = any (${[...new Set(geneIds)]}::bigint[]) and chromosome is not null and start is not null
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
