import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { CatalogueIds } from './catalogue-ids.ts';
import { accountOf } from '../sources/centres.ts';
import { lastStatus } from '../sources/model.ts';
import { registeredAt, type NumberedColony } from '../sources/numbering.ts';

/** Writes colonies as outcomes with their stamps, each with its one mutation, which has the same number. */
export async function writeOutcomes(
  db: Db,
  colonies: readonly NumberedColony[],
  ids: CatalogueIds,
): Promise<void> {
  await bulkInsert(
    db,
    'outcome',
    colonies.map((entry) => ({
      id: entry.id,
      outcome_type_id: ids.outcomeType('Colony'),
      plan_id: entry.plan.id,
      version: 1,
      ...auditOf(entry),
    })),
  );
  await bulkInsert(
    db,
    'colony',
    colonies.map((entry) => ({
      outcome_id: entry.id,
      name: entry.colony.name,
      legacy_modification: false,
      legacy_without_sequence: entry.colony.withoutSequence,
      strain_id: ids.strain(entry.colony.strain),
      status_id: ids.status(lastStatus(entry.colony.stamps)),
      ...auditOf(entry),
    })),
  );
  await bulkInsert(
    db,
    'colony_status_stamp',
    colonies.flatMap(({ id, colony }) =>
      colony.stamps.map(({ status, date }) => ({ colony_id: id, status_id: ids.status(status), date })),
    ),
  );
  await writeMutations(db, colonies, ids);
  await writeSequences(db, colonies, ids);
}

async function writeMutations(db: Db, colonies: readonly NumberedColony[], ids: CatalogueIds): Promise<void> {
  await bulkInsert(
    db,
    'mutation',
    colonies.map((entry) => ({
      id: entry.id,
      symbol: entry.colony.mutation.symbol,
      molecular_mutation_type_id:
        entry.colony.mutation.mutationType === null
          ? null
          : ids.mutationType(entry.colony.mutation.mutationType),
      qc_note: entry.colony.mutation.qcNote,
      mgi_allele_symbol_requires_construction: false,
      mgi_allele_symbol_without_impc_abbreviation: false,
      is_deletion_coordinates_updated_manually: false,
      is_mutation_deletion_checked: true,
      version: 1,
      ...auditOf(entry),
    })),
  );
  await bulkInsert(
    db,
    'mutation_outcome',
    colonies.map(({ id }) => ({ mutation_id: id, outcome_id: id })),
  );
  await bulkInsert(
    db,
    'mutation_gene',
    colonies.map(({ id, plan }) => ({ mutation_id: id, gene_id: plan.project.gene.id })),
  );
  await bulkInsert(
    db,
    'mutation_mutation_categorization',
    colonies.flatMap(({ id, colony: { mutation } }) =>
      [mutation.repairMechanism, mutation.alleleClass].flatMap((name) =>
        name === null ? [] : [{ mutation_id: id, mutation_categorization_id: ids.categorization(name) }],
      ),
    ),
  );
  await bulkInsert(
    db,
    'mutation_qc_result',
    colonies.flatMap(({ id, colony }) =>
      colony.mutation.passedQc.map((type) => ({
        mutation_id: id,
        qc_type_id: ids.qcType(type),
        status_id: ids.qcStatus('pass'),
      })),
    ),
  );
  await bulkInsert(
    db,
    'molecular_mutation_deletion',
    colonies.flatMap(({ id, colony: { mutation } }) =>
      mutation.deletion === null
        ? []
        : [{ mutation_id: id, ...mutation.deletion, size: mutation.deletion.stop - mutation.deletion.start }],
    ),
  );
}

async function writeSequences(db: Db, colonies: readonly NumberedColony[], ids: CatalogueIds): Promise<void> {
  const sequenced = colonies.flatMap(({ id, colony }) =>
    colony.mutation.fasta === null ? [] : [{ mutationId: id, fasta: colony.mutation.fasta }],
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

function auditOf({ colony, plan }: NumberedColony) {
  const at = registeredAt(colony);
  const member = accountOf('member', plan.plan.workUnit);
  return { created_at: at, created_by: member, last_modified: at, last_modified_by: member };
}
