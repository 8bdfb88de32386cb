import type { Lists } from '../catalogues/catalogues.ts';
import { collection, type AuditTree } from '../history/audit-tree.ts';
import type { MutationRow } from './mutation-rows.ts';

/** What history compares of a mutation, in the names of the reference's model (api-2 §20.2). */
export function mutationAudit(row: MutationRow, lists: Lists): AuditTree {
  return {
    symbol: row.symbol,
    description: row.description,
    qcNote: row.qcNote,
    mgiAlleleId: row.mgiAlleleId,
    mgiAlleleSymbolRequiresConstruction: row.mgiAlleleSymbolRequiresConstruction,
    mgiAlleleSymbolWithoutImpcAbbreviation: row.mgiAlleleSymbolWithoutImpcAbbreviation,
    isDeletionCoordinatesUpdatedManually: row.isDeletionCoordinatesUpdatedManually,
    isMutationDeletionChecked: row.isMutationDeletionChecked,
    geneticMutationType: { name: lists.genetic_mutation_type.nameOf(row.geneticMutationTypeId) },
    molecularMutationType: { name: lists.molecular_mutation_type.nameOf(row.molecularMutationTypeId) },
    genes: collection(row.genes, byId, ({ symbol, accessionId }) => ({ symbol, accId: accessionId })),
    mutationCategorizations: collection(
      row.categorizationIds,
      (id) => id,
      (id) => categorizationAudit(id, lists),
    ),
    mutationQcResults: collection(row.qcResults, byId, ({ typeId, statusId }) => ({
      qcType: { name: lists.qc_type.nameOf(typeId) },
      status: { name: lists.qc_status.nameOf(statusId) },
    })),
    mutationSequences: collection(row.sequences, byId, ({ index, text, typeId }) => ({
      index,
      sequence: { sequence: text, sequenceType: { name: lists.sequence_type.nameOf(typeId) } },
    })),
    insertionSequences: collection(row.insertions, byId, ({ ins, sequence, location, exons }) => ({
      ins,
      sequence,
      location,
      insertionTargetedExons: exonsAudit(exons, false),
      insertionCanonicalTargetedExons: exonsAudit(exons, true),
    })),
    molecularMutationDeletion: collection(row.deletions, byId, ({ chr, start, stop, size }) => ({
      chr,
      start,
      stop,
      size,
    })),
    targetedExons: exonsAudit(row.exons, false),
    canonicalTargetedExons: exonsAudit(row.exons, true),
    alignedFastas: collection(row.alignedFastas, byId, ({ id: _id, ...columns }) => columns),
  };
}

function byId({ id }: { id: number }): number {
  return id;
}

function categorizationAudit(id: number, lists: Lists): AuditTree {
  const { name, description, type_name: typeName } = lists.mutation_categorization.get(id);
  return { name, description, mutationCategorizationType: { name: typeName } };
}

interface AuditedExon {
  id: number;
  exonId: string | null;
  transcript: string | null;
  isCanonical: boolean;
}

function exonsAudit(exons: readonly AuditedExon[], canonical: boolean) {
  return collection(
    exons.filter(({ isCanonical }) => isCanonical === canonical),
    byId,
    ({ exonId, transcript }) => ({ exonId, transcript }),
  );
}
