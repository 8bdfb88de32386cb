import type { Link, Mutation, TargetedExon } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { genePage } from '../../catalogue/genes/gene-names.ts';
import { link, linkList } from '../../platform/http/responses/hal.ts';
import { membersOf, membersOfRows } from '../../platform/records/represent.ts';
import {
  MUTATION_FIELDS,
  QC_RESULT_FIELDS,
  ALIGNMENT_FIELDS,
  DELETION_FIELDS,
  EXON_FIELDS,
  INSERTION_FIELDS,
} from './mutation-fields.ts';
import type { MutationRow } from './mutation-rows.ts';
import { collection, type AuditTree } from '../../platform/history/audit-tree.ts';
import { auditOf, auditOfRows } from '../../platform/records/audit.ts';
import type { RowOf } from '../../platform/records/field.ts';

/**
 * A mutation as the API describes it (api-2 §15.2).
 *
 * @param outcomes those that the reader may know of
 */
export function toMutation(
  row: MutationRow,
  outcomes: MutationRow['outcomes'],
  lists: Lists,
  baseUrl: string,
): Mutation {
  return {
    id: row.id,
    min: row.min,
    ...membersOf(MUTATION_FIELDS, row, lists),
    genes: row.genes.map((gene) => toGene(gene, lists)),
    mutationQcResults: membersOfRows(QC_RESULT_FIELDS, row.qcResults, lists),
    mutationSequences: row.sequences.map((sequence) => toSequence(sequence, lists)),
    insertionSequences: row.insertions.map(toInsertion),
    mutationCategorizations: row.categorizationIds.map((id) => toCategorization(id, lists)),
    molecularMutationDeletions: row.deletions,
    ...toExons(row.exons),
    alignedFastas: row.alignedFastas,
    _links: linksOf(row.min, outcomes, baseUrl),
  };
}

function toGene(
  { speciesId, ...gene }: MutationRow['genes'][number],
  lists: Lists,
): Mutation['genes'][number] {
  return {
    ...gene,
    speciesName: lists.species.get(speciesId).name,
    externalLink: genePage(gene.accessionId),
  };
}

function toSequence(
  { id, index, sequenceId, text, typeId, categoryId }: MutationRow['sequences'][number],
  lists: Lists,
): Mutation['mutationSequences'][number] {
  return {
    id,
    index,
    sequence: {
      id: sequenceId,
      sequence: text,
      typeName: lists.sequence_type.nameOf(typeId),
      categoryName: lists.sequence_category.nameOf(categoryId),
    },
  };
}

function toInsertion({
  exons,
  ...insertion
}: MutationRow['insertions'][number]): Mutation['insertionSequences'][number] {
  const { targetedExons, canonicalTargetedExons } = toExons(exons);
  return {
    ...insertion,
    insertionCanonicalTargetedExons: canonicalTargetedExons,
    insertionTargetedExons: targetedExons,
  };
}

function toCategorization(id: number, lists: Lists): Mutation['mutationCategorizations'][number] {
  const { name, description, type_name: typeName } = lists.mutation_categorization.get(id);
  return { name, description, typeName };
}

/** One table contains the exons of all transcripts and those of the canonical one. */
function toExons(exons: readonly (TargetedExon & { isCanonical: boolean })[]) {
  const listed = (canonical: boolean) =>
    exons
      .filter(({ isCanonical }) => isCanonical === canonical)
      .map(({ id, exonId, transcript }) => ({ id, exonId, transcript }));
  return { targetedExons: listed(false), canonicalTargetedExons: listed(true) };
}

/** Clients of old expect one link to the mutation itself for each outcome. */
function linksOf(min: string, outcomes: MutationRow['outcomes'], baseUrl: string): Mutation['_links'] {
  const self: Link[] = outcomes.map(() => link(baseUrl, `/api/mutations/${min}`));
  return {
    self: self.length > 1 ? self : self[0],
    outcomes: linkList(
      baseUrl,
      outcomes.map(({ pin, tpo }) => `/api/plans/${pin}/outcomes/${tpo}`),
    ),
  };
}

/** What history compares of a mutation, in the names of the reference's model (api-2 §20.2). */
export function mutationAudit(row: MutationRow, lists: Lists): AuditTree {
  return {
    ...auditOf(MUTATION_FIELDS, row, lists),
    genes: collection(row.genes, byId, ({ symbol, accessionId }) => ({ symbol, accId: accessionId })),
    mutationCategorizations: collection(
      row.categorizationIds,
      (id) => id,
      (id) => categorizationAudit(id, lists),
    ),
    mutationQcResults: auditOfRows(QC_RESULT_FIELDS, row.qcResults, lists),
    mutationSequences: collection(row.sequences, byId, ({ index, text, typeId }) => ({
      index,
      sequence: { sequence: text, sequenceType: { name: lists.sequence_type.nameOf(typeId) } },
    })),
    insertionSequences: collection(row.insertions, byId, (insertion) => ({
      ...auditOf(INSERTION_FIELDS, insertion, lists),
      insertionTargetedExons: exonsAudit(insertion.exons, false, lists),
      insertionCanonicalTargetedExons: exonsAudit(insertion.exons, true, lists),
    })),
    molecularMutationDeletion: auditOfRows(DELETION_FIELDS, row.deletions, lists),
    targetedExons: exonsAudit(row.exons, false, lists),
    canonicalTargetedExons: exonsAudit(row.exons, true, lists),
    alignedFastas: auditOfRows(ALIGNMENT_FIELDS, row.alignedFastas, lists),
  };
}

function byId({ id }: { id: number }): number {
  return id;
}

function categorizationAudit(id: number, lists: Lists): AuditTree {
  const { name, description, type_name: typeName } = lists.mutation_categorization.get(id);
  return { name, description, mutationCategorizationType: { name: typeName } };
}

type AuditedExon = RowOf<typeof EXON_FIELDS> & { id: number };

function exonsAudit(exons: readonly AuditedExon[], canonical: boolean, lists: Lists) {
  const wanted = exons.filter(({ isCanonical }) => isCanonical === canonical);
  return auditOfRows(EXON_FIELDS, wanted, lists);
}
