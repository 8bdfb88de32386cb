import type { Link, Mutation, TargetedExon } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import { genePage } from '../genes/gene-page.ts';
import { link, linkList } from '../http/hal.ts';
import type { MutationRow } from './mutation-rows.ts';

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
    mgiAlleleId: row.mgiAlleleId,
    mgiAlleleSymbolWithoutImpcAbbreviation: row.mgiAlleleSymbolWithoutImpcAbbreviation,
    imitsAlleleId: row.imitsAlleleId ?? undefined,
    symbol: row.symbol,
    description: row.description,
    qcNote: row.qcNote,
    mgiAlleleSymbolRequiresConstruction: row.mgiAlleleSymbolRequiresConstruction,
    geneticMutationTypeName: lists.genetic_mutation_type.nameOf(row.geneticMutationTypeId),
    molecularMutationTypeName: lists.molecular_mutation_type.nameOf(row.molecularMutationTypeId),
    genes: row.genes.map((gene) => toGene(gene, lists)),
    mutationQcResults: row.qcResults.map(({ id, typeId, statusId }) => ({
      id,
      qcTypeName: lists.qc_type.nameOf(typeId),
      statusName: lists.qc_status.nameOf(statusId),
    })),
    mutationSequences: row.sequences.map((sequence) => toSequence(sequence, lists)),
    insertionSequences: row.insertions.map(toInsertion),
    mutationCategorizations: row.categorizationIds.map((id) => toCategorization(id, lists)),
    molecularMutationDeletions: row.deletions,
    ...toExons(row.exons),
    alignedFastas: row.alignedFastas,
    isDeletionCoordinatesUpdatedManually: row.isDeletionCoordinatesUpdatedManually,
    isMutationDeletionChecked: row.isMutationDeletionChecked,
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

/** One table holds the exons of all transcripts and those of the canonical one. */
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
