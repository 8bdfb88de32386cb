import type { ColumnsOf, SentOf, WrittenOf } from '../../platform/records/field.ts';
import type { ResolvedGene } from '../../catalogue/genes/resolve-genes.ts';
import type {
  ALIGNMENT_FIELDS,
  DELETION_FIELDS,
  EXON_FIELDS,
  INSERTION_FIELDS,
  MUTATION_FIELDS,
  QC_RESULT_FIELDS,
} from './mutation-fields.ts';

/** Columns of the mutation itself that people and batches change. */
export type MutationColumns = ColumnsOf<typeof MUTATION_FIELDS>;

/** A row of a list that a request names by its id; null for a new one. */
interface Wanted {
  id: number | null;
}

export type WantedQcResult = SentOf<typeof QC_RESULT_FIELDS> & Wanted;
export type WantedExon = WrittenOf<typeof EXON_FIELDS> & Wanted;
export type WantedDeletion = SentOf<typeof DELETION_FIELDS> & Wanted;
export type WantedAlignment = SentOf<typeof ALIGNMENT_FIELDS> & Wanted;

export interface WantedSequence extends Wanted {
  index: number;
  text: string | null;
  typeId: number | null;
}

export type WantedInsertion = SentOf<typeof INSERTION_FIELDS> &
  Wanted & {
    /** Those of all transcripts and those of the canonical one. */
    exons: readonly WantedExon[];
  };

/** What is to be stored of a mutation. Columns that are left out and lists that are null stay as they are. */
export interface MutationChange {
  columns: Partial<MutationColumns>;
  genes: readonly ResolvedGene[] | null;
  categorizationIds: readonly number[] | null;
  qcResults: readonly WantedQcResult[] | null;
  sequences: readonly WantedSequence[] | null;
  insertions: readonly WantedInsertion[] | null;
  deletions: readonly WantedDeletion[] | null;
  targetedExons: readonly WantedExon[] | null;
  canonicalTargetedExons: readonly WantedExon[] | null;
  alignedFastas: readonly WantedAlignment[] | null;
}

/** A change of nothing, to be spread into one of something. */
export const NOTHING_CHANGED: MutationChange = {
  columns: {},
  genes: null,
  categorizationIds: null,
  qcResults: null,
  sequences: null,
  insertions: null,
  deletions: null,
  targetedExons: null,
  canonicalTargetedExons: null,
  alignedFastas: null,
};
