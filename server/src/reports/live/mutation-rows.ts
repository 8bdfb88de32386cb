import { sql } from 'kysely';
import { isFullyVisibleTo } from '../../permissions/visibility.ts';
import { idList, idsInOrder } from '../listing.ts';
import type { ReportReader } from './reader.ts';

/** A sequence of a mutation, with one of its genes and one of the outcomes that have it. */
export interface MutationRow {
  centre: string;
  min: string;
  alleleSymbol: string | null;
  geneSymbol: string;
  tpn: string;
  pin: string;
  tpo: string;
  sequence: string | null;
  /** Deleted intervals, start counted from 0, the stop not part of it, GRCm39; without those that lack a part. */
  deletions: readonly { chr: string; start: number; stop: number }[];
  /** Ensembl exon ids. */
  exons: readonly string[];
  canonicalExons: readonly string[];
}

/** Ids of the mutations that have a sequence and a gene, of outcomes of this work unit or of all. */
export function mutationsWithSequence(
  { db, caller }: ReportReader,
  workUnit: string | null,
): Promise<number[]> {
  return idsInOrder(
    db,
    sql`
    select distinct mutation_outcome.mutation_id as id
    from mutation_outcome
    join outcome on outcome.id = mutation_outcome.outcome_id
    join plan on plan.id = outcome.plan_id
    join work_unit on work_unit.id = plan.work_unit_id
      and (${workUnit}::text is null or work_unit.name = ${workUnit}::text)
    join project_index on project_index.project_id = plan.project_id and ${isFullyVisibleTo(caller)}
    where exists (select from mutation_sequence where mutation_id = mutation_outcome.mutation_id)
      and exists (select from mutation_gene where mutation_id = mutation_outcome.mutation_id)
    order by id`,
  );
}

/** The rows of these mutations, by mutation, outcome, gene and sequence. */
export async function readMutationRows(
  { db, caller }: ReportReader,
  ids: readonly number[],
  workUnit: string | null,
): Promise<MutationRow[]> {
  const exons = (isCanonical: boolean) => sql`array(
    select distinct exon.exon_id from targeted_exon exon
    where exon.mutation_id = mutation.id and exon.exon_id is not null
      and exon.is_canonical = ${sql.lit(isCanonical)})`;
  const { rows } = await sql<MutationRow>`
    select work_unit.name as centre, mutation.min, mutation.symbol as "alleleSymbol",
      gene.symbol as "geneSymbol", project_index.tpn, plan.pin, outcome.tpo, sequence.sequence,
      ${exons(false)} as exons, ${exons(true)} as "canonicalExons",
      (select coalesce(json_agg(json_build_object('chr', chr, 'start', start, 'stop', stop)), '[]')
        from molecular_mutation_deletion where mutation_id = mutation.id
          and chr is not null and start is not null and stop is not null) as deletions
    from mutation
    join mutation_outcome on mutation_outcome.mutation_id = mutation.id
    join outcome on outcome.id = mutation_outcome.outcome_id
    join plan on plan.id = outcome.plan_id
    join work_unit on work_unit.id = plan.work_unit_id
      and (${workUnit}::text is null or work_unit.name = ${workUnit}::text)
    join project_index on project_index.project_id = plan.project_id and ${isFullyVisibleTo(caller)}
    join mutation_gene on mutation_gene.mutation_id = mutation.id
    join gene on gene.id = mutation_gene.gene_id
    join mutation_sequence on mutation_sequence.mutation_id = mutation.id
    join sequence on sequence.id = mutation_sequence.sequence_id
    where mutation.id = any (${idList(ids)})
    order by mutation.id, outcome.id, gene.symbol, mutation_sequence.index`.execute(db);
  return rows;
}
