import type { MutationTable } from '../db/schema/outcomes-and-mutations.ts';
import type { ResolvedGene } from '../genes/resolve-genes.ts';

/** Columns of the mutation itself that people and batches change. */
export type MutationColumns = Pick<
  MutationTable,
  | 'symbol'
  | 'description'
  | 'qc_note'
  | 'mgi_allele_id'
  | 'genetic_mutation_type_id'
  | 'molecular_mutation_type_id'
> & {
  mgi_allele_symbol_requires_construction: boolean | null;
  is_deletion_coordinates_updated_manually: boolean | null;
  is_mutation_deletion_checked: boolean | null;
};

/** A row of a list that a request names by its id; null for a new one. */
interface Wanted {
  id: number | null;
}

export interface WantedQcResult extends Wanted {
  qc_type_id: number;
  status_id: number;
}

export interface WantedSequence extends Wanted {
  index: number;
  text: string | null;
  typeId: number | null;
}

export interface WantedExon extends Wanted {
  exon_id: string | null;
  transcript: string | null;
  is_canonical: boolean;
}

export interface WantedInsertion extends Wanted {
  sequence: string | null;
  location: string | null;
  /** Those of all transcripts and those of the canonical one. */
  exons: readonly WantedExon[];
}

export interface WantedDeletion extends Wanted {
  chr: string | null;
  start: number | null;
  stop: number | null;
  size: number | null;
}

export interface WantedAlignment extends Wanted {
  chrom: string | null;
  chrom_start: number | null;
  chrom_end: number | null;
  name: string | null;
  score: number | null;
  strand: string | null;
  thick_start: number | null;
  thick_end: number | null;
  item_rgb: number | null;
  block_count: number | null;
  block_sizes: string | null;
  block_starts: string | null;
}

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
