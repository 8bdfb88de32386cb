import type { MutationPart } from './changed-parts.ts';

/** How the parts of a mutation are called (ui-screens 15.3 to 15.8). */
export const PART_LABELS: Record<MutationPart, string> = {
  genes: 'Gene(s)',
  molecularMutationTypeName: 'Molecular Mutation Type',
  repairMechanism: 'Repair Mechanism',
  alleleClass: 'Mutation type',
  alleleCategories: 'Allele Categories',
  symbol: 'Mutation symbol',
  mutationSequences: 'Sequence(s) information',
  insertionSequences: 'Insertion sequence(s)',
  molecularMutationDeletions: 'Deletion Coordinates',
  release: 'Release to MGI',
  description: 'Mutation description',
  qcNote: 'QC Note',
  mutationQcResults: 'QC Results',
};

/** The labels of all fields, by their path in the values of a mutation; rows of tables without their position. */
export const MUTATION_LABELS: Readonly<Record<string, string>> = {
  ...PART_LABELS,
  'mutationSequences.index': 'Index',
  'mutationSequences.sequence': 'Sequence',
  'mutationSequences.typeName': 'Type',
  'insertionSequences.sequence': 'FASTA Sequence',
  'insertionSequences.location': 'Location',
  'molecularMutationDeletions.chr': 'Chr',
  'molecularMutationDeletions.start': 'Start',
  'molecularMutationDeletions.stop': 'Stop',
  'mutationQcResults.qcTypeName': 'Type',
  'mutationQcResults.statusName': 'Status',
};
