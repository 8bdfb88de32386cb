import { labelsWithin } from './field.ts';

/** How the parts of a mutation are called (ui-screens 15.3 to 15.8). */
export const PART_LABELS = {
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

/** Titles of the panels of exons that a mutation hits. */
export const EXON_TITLES = {
  canonicalTargetedExons: 'Canonical Transcript Exons',
  targetedExons: 'All Targeted Exons',
  insertionCanonicalTargetedExons: 'Insertion Canonical Transcript Exons',
  insertionTargetedExons: 'Insertion Targeted Exons',
};

/** Columns of the tables in a mutation. */
export const SEQUENCE_LABELS = { index: 'Index', sequence: 'Sequence', typeName: 'Type' };
export const INSERTION_LABELS = { sequence: 'FASTA Sequence', location: 'Location' };
export const DELETION_LABELS = { chr: 'Chr', start: 'Start', stop: 'Stop' };
export const QC_RESULT_LABELS = { qcTypeName: 'Type', statusName: 'Status' };

/** The labels of all fields, by their path in the values of a mutation; rows of tables without their position. */
export const MUTATION_LABELS: Readonly<Record<string, string>> = {
  ...PART_LABELS,
  ...labelsWithin('mutationSequences', SEQUENCE_LABELS),
  ...labelsWithin('insertionSequences', INSERTION_LABELS),
  ...labelsWithin('molecularMutationDeletions', DELETION_LABELS),
  ...labelsWithin('mutationQcResults', QC_RESULT_LABELS),
};
