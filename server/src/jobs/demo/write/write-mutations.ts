import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { CatalogueIds } from './catalogue-ids.ts';
import type { NumberedOutcome } from '../sources/numbering.ts';
import { registrationOf } from './write-outcomes.ts';

/** Writes the mutation of each outcome, which has the same number, with what was found in it. */
export async function writeMutations(
  db: Db,
  outcomes: readonly NumberedOutcome[],
  ids: CatalogueIds,
): Promise<void> {
  await bulkInsert(
    db,
    'mutation',
    outcomes.map((entry) => ({
      id: entry.id,
      symbol: entry.outcome.mutation.symbol,
      molecular_mutation_type_id:
        entry.outcome.mutation.mutationType === null
          ? null
          : ids.mutationType(entry.outcome.mutation.mutationType),
      qc_note: entry.outcome.mutation.qcNote,
      mgi_allele_symbol_requires_construction: false,
      mgi_allele_symbol_without_impc_abbreviation: false,
      is_deletion_coordinates_updated_manually: false,
      is_mutation_deletion_checked: true,
      version: 1,
      ...registrationOf(entry),
    })),
  );
  await bulkInsert(
    db,
    'mutation_outcome',
    outcomes.map(({ id }) => ({ mutation_id: id, outcome_id: id })),
  );
  await bulkInsert(
    db,
    'mutation_gene',
    outcomes.map(({ id, plan }) => ({ mutation_id: id, gene_id: plan.project.gene.id })),
  );
  await writeFindings(db, outcomes, ids);
  await writeDeletions(db, outcomes);
  await writeSequences(db, outcomes, ids);
}

async function writeFindings(db: Db, outcomes: readonly NumberedOutcome[], ids: CatalogueIds): Promise<void> {
  await bulkInsert(
    db,
    'mutation_mutation_categorization',
    outcomes.flatMap(({ id, outcome: { mutation } }) =>
      [mutation.repairMechanism, mutation.alleleClass].flatMap((name) =>
        name === null ? [] : [{ mutation_id: id, mutation_categorization_id: ids.categorization(name) }],
      ),
    ),
  );
  await bulkInsert(
    db,
    'mutation_qc_result',
    outcomes.flatMap(({ id, outcome }) =>
      outcome.mutation.passedQc.map((type) => ({
        mutation_id: id,
        qc_type_id: ids.qcType(type),
        status_id: ids.qcStatus('pass'),
      })),
    ),
  );
}

/**
 * Deletions, each with the gene's canonical transcript where it takes away an exon. Exon models are on GRCm38: they count for
 * genes both of whose ends lie equally far off on GRCm39. The models name no exons.
 */
async function writeDeletions(db: Db, outcomes: readonly NumberedOutcome[]): Promise<void> {
  await bulkInsert(
    db,
    'molecular_mutation_deletion',
    outcomes.flatMap(({ id, outcome: { mutation } }) =>
      mutation.deletion === null
        ? []
        : [{ mutation_id: id, ...mutation.deletion, size: mutation.deletion.stop - mutation.deletion.start }],
    ),
  );
  await sql`
    insert into targeted_exon (mutation_id, molecular_mutation_deletion_id, transcript, is_canonical)
    select deletion.mutation_id, deletion.id, gene.canonical_transcript_id, true
    from molecular_mutation_deletion deletion
    join mutation_gene on mutation_gene.mutation_id = deletion.mutation_id
    join gene on gene.id = mutation_gene.gene_id and gene.canonical_transcript_id is not null
      and gene.stop - gene.start = gene.grcm38_stop - gene.grcm38_start
    join gene_exon_model model on model.gene_id = gene.id
    cross join lateral unnest(model.exon_starts, model.exon_ends) exon (first, last)
    where exon.first + gene.start - gene.grcm38_start > deletion.start
      and exon.last + gene.start - gene.grcm38_start <= deletion.stop
    order by deletion.id, exon.first`.execute(db);
}

async function writeSequences(
  db: Db,
  outcomes: readonly NumberedOutcome[],
  ids: CatalogueIds,
): Promise<void> {
  const sequenced = outcomes.flatMap(({ id, outcome }) =>
    outcome.mutation.fasta === null ? [] : [{ mutationId: id, fasta: outcome.mutation.fasta }],
  );
  await bulkInsert(
    db,
    'sequence',
    sequenced.map(({ fasta }, index) => ({
      id: index + 1,
      sequence: fasta,
      sequence_type_id: ids.sequenceType('partial'),
      sequence_category_id: ids.sequenceCategory('outcome sequence'),
    })),
  );
  await bulkInsert(
    db,
    'mutation_sequence',
    sequenced.map(({ mutationId }, index) => ({
      mutation_id: mutationId,
      sequence_id: index + 1,
      index: 1,
    })),
  );
}
