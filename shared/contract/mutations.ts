import Type, { type Static } from 'typebox';
import { IntentionGene } from './genes.ts';
import { Link, collectionOf } from './hal.ts';
import { MutationCategorization, Sequence } from './projects.ts';
import { Nullable } from './schema-helpers.ts';

/** A quality control of a mutation, and how it came out. */
export const MutationQcResult = Type.Object({
  id: Type.Integer(),
  qcTypeName: Nullable(Type.String()),
  statusName: Nullable(Type.String()),
});
export type MutationQcResult = Static<typeof MutationQcResult>;

/** A sequence of a mutation, FASTA of two lines; `index` orders the sequences of one mutation. */
export const MutationSequence = Type.Object({
  id: Type.Integer(),
  index: Type.Integer(),
  sequence: Sequence,
});
export type MutationSequence = Static<typeof MutationSequence>;

/** An exon that a deletion or an insertion hits. */
export const TargetedExon = Type.Object({
  id: Type.Integer(),
  exonId: Nullable(Type.String({ description: 'Ensembl exon id' })),
  transcript: Nullable(
    Type.String({ description: 'Transcripts as name, two underscores, id; joined by commas' }),
  ),
});
export type TargetedExon = Static<typeof TargetedExon>;

export const InsertionSequence = Type.Object({
  id: Type.Integer(),
  ins: Type.String(),
  sequence: Nullable(Type.String({ description: 'FASTA' })),
  location: Nullable(Type.String({ description: 'For example chr5:31220110' })),
  insertionCanonicalTargetedExons: Type.Array(TargetedExon),
  insertionTargetedExons: Type.Array(TargetedExon),
});
export type InsertionSequence = Static<typeof InsertionSequence>;

/** A deleted interval on GRCm39: `start` counts from 0, `stop` is not part of it, `size` = `stop` - `start`. */
export const MolecularMutationDeletion = Type.Object({
  id: Type.Integer(),
  chr: Nullable(Type.String({ description: 'With its prefix: chr5' })),
  start: Nullable(Type.Integer()),
  stop: Nullable(Type.Integer()),
  size: Nullable(Type.Integer()),
});
export type MolecularMutationDeletion = Static<typeof MolecularMutationDeletion>;

/** The alignment of a mutation's sequence, in the columns of a genome browser (BED 12). */
export const AlignedFasta = Type.Object({
  id: Type.Integer(),
  chrom: Nullable(Type.String()),
  chromStart: Nullable(Type.Integer()),
  chromEnd: Nullable(Type.Integer()),
  name: Nullable(Type.String()),
  score: Nullable(Type.Integer()),
  strand: Nullable(Type.String()),
  thickStart: Nullable(Type.Integer()),
  thickEnd: Nullable(Type.Integer()),
  itemRgb: Nullable(Type.Integer()),
  blockCount: Nullable(Type.Integer()),
  blockSizes: Nullable(Type.String()),
  blockStarts: Nullable(Type.String()),
});

/** A mutation (api-2 §15.2). All lists are there, empty or not. */
export const Mutation = Type.Object({
  id: Type.Integer(),
  min: Type.String(),
  mgiAlleleId: Nullable(Type.String()),
  mgiAlleleSymbolWithoutImpcAbbreviation: Nullable(Type.Boolean()),
  imitsAlleleId: Type.Optional(Type.Integer({ description: 'Legacy identifier' })),
  symbol: Nullable(Type.String({ description: 'Allele symbol, for example Zfp999<em1(IMPC)Nlab>' })),
  description: Nullable(Type.String()),
  qcNote: Nullable(Type.String()),
  mgiAlleleSymbolRequiresConstruction: Nullable(Type.Boolean()),
  geneticMutationTypeName: Nullable(Type.String()),
  molecularMutationTypeName: Nullable(Type.String()),
  genes: Type.Array(IntentionGene),
  mutationQcResults: Type.Array(MutationQcResult),
  mutationSequences: Type.Array(MutationSequence),
  insertionSequences: Type.Array(InsertionSequence),
  mutationCategorizations: Type.Array(MutationCategorization),
  molecularMutationDeletions: Type.Array(MolecularMutationDeletion),
  targetedExons: Type.Array(TargetedExon),
  canonicalTargetedExons: Type.Array(TargetedExon),
  alignedFastas: Type.Array(AlignedFasta),
  isDeletionCoordinatesUpdatedManually: Nullable(Type.Boolean()),
  isMutationDeletionChecked: Nullable(Type.Boolean({ description: 'Release to MGI' })),
  _links: Type.Object({
    self: Type.Optional(
      Type.Union([Link, Type.Array(Link)], {
        description: 'One for each outcome, a list when there are several',
      }),
    ),
    outcomes: Type.Optional(Type.Array(Link)),
  }),
});
export type Mutation = Static<typeof Mutation>;

/** Mutations of an outcome; `_embedded` is absent when there are none. */
export const MutationList = collectionOf({ mutations: Type.Array(Mutation) });
export type MutationList = Static<typeof MutationList>;

/** Where the gene of a mutation lies (api-2 §15.6). */
export const MutationPosition = Type.Object({
  min: Type.String(),
  symbol: Type.String({ description: 'Of the gene' }),
  mgiGeneAccId: Type.String(),
  ensemblGeneAccId: Nullable(Type.String()),
  ensemblChromosome: Type.String({ description: 'With its prefix: chr5' }),
  ensemblStart: Type.Integer(),
  ensemblStop: Type.Integer(),
  ensemblStrand: Type.String({ description: '+, -, or . where it is not known' }),
});
export type MutationPosition = Static<typeof MutationPosition>;

/** An MGI allele id to be stored with the mutation of a symbol. */
export const MgiAllele = Type.Object({ symbol: Type.String(), accId: Type.String() });
export type MgiAllele = Static<typeof MgiAllele>;

/** What became of each allele of a batch (api-2 §15.8). */
export const MgiAlleleReport = Type.Object({
  updated: Type.Array(MgiAllele),
  noUpdateNecessary: Type.Array(MgiAllele),
  noMutation: Type.Array(MgiAllele, { description: 'No mutation has this symbol' }),
  duplicateMutation: Type.Array(MgiAllele, { description: 'Several mutations have this symbol' }),
});
export type MgiAlleleReport = Static<typeof MgiAlleleReport>;

export const MutationPath = Type.Object({ min: Type.String() });
export const MutationInOutcomePath = Type.Object({
  pin: Type.String(),
  tpo: Type.String(),
  min: Type.String(),
});
