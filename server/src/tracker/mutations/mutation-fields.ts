import type { Fields } from '../../platform/records/field.ts';

/** A mutation (api-2 §15.2), besides its lists. */
export const MUTATION_FIELDS = {
  imitsAlleleId: { column: 'imits_allele', kind: 'legacy id' },
  symbol: { column: 'symbol', kind: 'text' },
  description: { column: 'description', kind: 'text' },
  qcNote: { column: 'qc_note', kind: 'text' },
  mgiAlleleId: { column: 'mgi_allele_id', kind: 'text', sent: false },
  mgiAlleleSymbolRequiresConstruction: { column: 'mgi_allele_symbol_requires_construction', kind: 'flag' },
  mgiAlleleSymbolWithoutImpcAbbreviation: {
    column: 'mgi_allele_symbol_without_impc_abbreviation',
    kind: 'flag',
    sent: false,
    written: false,
  },
  isDeletionCoordinatesUpdatedManually: { column: 'is_deletion_coordinates_updated_manually', kind: 'flag' },
  isMutationDeletionChecked: { column: 'is_mutation_deletion_checked', kind: 'flag' },
  geneticMutationTypeId: {
    column: 'genetic_mutation_type_id',
    kind: 'entry',
    list: 'genetic_mutation_type',
    api: 'geneticMutationTypeName',
    history: 'geneticMutationType',
    unknown: (name: string | null) => `Genetic mutation type ${name} does not exist.`,
  },
  molecularMutationTypeId: {
    column: 'molecular_mutation_type_id',
    kind: 'entry',
    list: 'molecular_mutation_type',
    api: 'molecularMutationTypeName',
    history: 'molecularMutationType',
    unknown: (name: string | null) => `Molecular mutation type name '${name}' does not exist.`,
  },
} as const satisfies Fields;

/** What a quality control found. */
export const QC_RESULT_FIELDS = {
  typeId: {
    column: 'qc_type_id',
    kind: 'entry',
    list: 'qc_type',
    api: 'qcTypeName',
    history: 'qcType',
    missing: 'refused',
    unknown: (name: string | null) => `Qc type [${name}] does not exist.`,
  },
  statusId: {
    column: 'status_id',
    kind: 'entry',
    list: 'qc_status',
    api: 'statusName',
    history: 'status',
    missing: 'refused',
    unknown: (name: string | null) => `Qc status [${name}] does not exist.`,
  },
} as const satisfies Fields;

/** An inserted sequence, besides its exons. */
export const INSERTION_FIELDS = {
  ins: { column: 'ins', kind: 'text', required: true, sent: false, written: false },
  sequence: { column: 'sequence', kind: 'text' },
  location: { column: 'location', kind: 'text' },
} as const satisfies Fields;

/** A deleted stretch; `start` counts from 0. */
export const DELETION_FIELDS = {
  chr: { column: 'chr', kind: 'text' },
  start: { column: 'start', kind: 'integer' },
  stop: { column: 'stop', kind: 'integer' },
  size: { column: 'size', kind: 'integer' },
} as const satisfies Fields;

/** An exon that is hit. Its list decides whether it is one of the canonical transcript. */
export const EXON_FIELDS = {
  exonId: { column: 'exon_id', kind: 'text' },
  transcript: { column: 'transcript', kind: 'text' },
  isCanonical: {
    column: 'is_canonical',
    kind: 'flag',
    required: true,
    sent: false,
    shown: false,
    history: false,
  },
} as const satisfies Fields;

/** An alignment in the columns of a BED file. */
export const ALIGNMENT_FIELDS = {
  chrom: { column: 'chrom', kind: 'text' },
  chromStart: { column: 'chrom_start', kind: 'integer' },
  chromEnd: { column: 'chrom_end', kind: 'integer' },
  name: { column: 'name', kind: 'text' },
  score: { column: 'score', kind: 'integer' },
  strand: { column: 'strand', kind: 'text' },
  thickStart: { column: 'thick_start', kind: 'integer' },
  thickEnd: { column: 'thick_end', kind: 'integer' },
  itemRgb: { column: 'item_rgb', kind: 'integer' },
  blockCount: { column: 'block_count', kind: 'integer' },
  blockSizes: { column: 'block_sizes', kind: 'text' },
  blockStarts: { column: 'block_starts', kind: 'text' },
} as const satisfies Fields;
