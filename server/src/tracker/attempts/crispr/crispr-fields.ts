import type { Fields } from '../../../platform/records/field.ts';
import { STRAIN } from '../other-attempt-fields.ts';

/** A CRISPR attempt (api-2 §4.1). */
export const CRISPR_FIELDS = {
  imitsMiAttemptId: { column: 'imits_mi_attempt', kind: 'legacy id' },
  miDate: { column: 'mi_date', kind: 'date' },
  attemptExternalRef: { column: 'mi_external_ref', kind: 'trimmed text', history: 'miExternalRef' },
  experimental: { column: 'experimental', kind: 'flag' },
  comment: { column: 'comment', kind: 'note' },
  mutagenesisExternalRef: { column: 'mutagenesis_external_ref', kind: 'trimmed text' },
  embryoTransferDay: { column: 'embryo_transfer_day', kind: 'text' },
  totalTransferred: { column: 'total_transferred', kind: 'integer' },
  totalEmbryosInjected: { column: 'total_embryos_injected', kind: 'integer' },
  totalEmbryosSurvived: { column: 'total_embryos_survived', kind: 'integer' },
  embryo2Cell: { column: 'embryo_2_cell', kind: 'text' },
  strainInjectedId: { ...STRAIN, column: 'strain_id', api: 'strainInjectedName', history: 'strain' },
} as const satisfies Fields;

/** A nuclease; concentration in ng/µl. */
export const NUCLEASE_FIELDS = {
  typeId: {
    column: 'nuclease_type_id',
    kind: 'entry',
    list: 'nuclease_type',
    api: 'typeName',
    history: 'nucleaseType',
  },
  classId: {
    column: 'nuclease_class_id',
    kind: 'entry',
    list: 'nuclease_class',
    api: 'className',
    history: 'nucleaseClass',
  },
  concentration: { column: 'concentration', kind: 'decimal' },
} as const satisfies Fields;

/** A guide RNA; coordinates are 1-based, inclusive, on `genomeBuild`, the concentration is in ng/µl. */
export const GUIDE_FIELDS = {
  gid: { column: 'gid', kind: 'text', sent: false, written: false, required: true },
  /** Taken over from an earlier system, so exempt from the rules of §6.4. */
  imported: {
    column: 'imported',
    kind: 'flag',
    sent: false,
    written: false,
    shown: false,
    history: false,
    required: true,
  },
  sequence: { column: 'sequence', kind: 'note' },
  guideSequence: { column: 'guide_sequence', kind: 'note' },
  pam: { column: 'pam', kind: 'note' },
  chr: { column: 'chr', kind: 'text' },
  start: { column: 'start', kind: 'integer' },
  stop: { column: 'stop', kind: 'integer' },
  strand: { column: 'strand', kind: 'text' },
  genomeBuild: { column: 'genome_build', kind: 'text' },
  grnaConcentration: { column: 'grna_concentration', kind: 'decimal' },
  truncatedGuide: { column: 'truncated_guide', kind: 'flag' },
  reversed: { column: 'reversed', kind: 'flag' },
  sangerService: { column: 'sanger_service', kind: 'flag' },
  formatId: {
    column: 'guide_format_id',
    kind: 'entry',
    list: 'guide_format',
    api: 'formatName',
    history: 'guideFormat',
  },
  sourceId: {
    column: 'guide_source_id',
    kind: 'entry',
    list: 'guide_source',
    api: 'sourceName',
    history: 'guideSource',
  },
} as const satisfies Fields;

/** A mutagenesis donor; concentration in ng/µl. */
export const DONOR_FIELDS = {
  vectorName: { column: 'vector_name', kind: 'text' },
  oligoSequenceFasta: { column: 'oligo_sequence_fasta', kind: 'text' },
  concentration: { column: 'concentration', kind: 'decimal' },
  preparationTypeId: {
    column: 'preparation_type_id',
    kind: 'entry',
    list: 'preparation_type',
    api: 'preparationTypeName',
    history: 'preparationType',
    exact: true,
    unknown: (name: string | null) =>
      `Preparation Type [${name}] does not exist. Please correct the name or create first the preparation type.`,
  },
} as const satisfies Fields;

/** A reagent; concentration in ng/µl, with its fraction, which the reference cuts off (api-2 §4.1.4). */
export const REAGENT_FIELDS = {
  reagentId: {
    column: 'reagent_id',
    kind: 'entry',
    list: 'reagent',
    api: 'reagentName',
    history: 'reagent',
    audit: (id, lists) => {
      const { name, description } = lists.reagent.get(id);
      return { name, description };
    },
    required: true,
    missing: 'refused',
    unknown: (name: string | null) => `Reagent name '${name}' does not exist.`,
  },
  concentration: { column: 'concentration', kind: 'decimal' },
} as const satisfies Fields;

/** A primer for genotyping. */
export const PRIMER_FIELDS = {
  name: { column: 'name', kind: 'text' },
  sequence: { column: 'sequence', kind: 'text' },
  genomicStartCoordinate: { column: 'genomic_start_coordinate', kind: 'integer' },
  genomicEndCoordinate: { column: 'genomic_end_coordinate', kind: 'integer' },
} as const satisfies Fields;

/** Screening of the founders. */
export const ASSAY_FIELDS = {
  typeId: {
    column: 'assay_type_id',
    kind: 'entry',
    list: 'assay_type',
    api: 'typeName',
    history: 'assayType',
    exact: true,
  },
  numFounderPups: { column: 'num_founder_pups', kind: 'integer' },
  numFounderSelectedForBreeding: { column: 'num_founder_selected_for_breeding', kind: 'integer' },
  founderNumAssays: { column: 'founder_num_assays', kind: 'integer' },
  numG0WhereMutationDetected: { column: 'num_g0_where_mutation_detected', kind: 'integer' },
  numNhejG0Mutants: { column: 'num_nhej_g0_mutants', kind: 'integer' },
  numDeletionG0Mutants: { column: 'num_deletion_g0_mutants', kind: 'integer' },
  numHrG0Mutants: { column: 'num_hr_g0_mutants', kind: 'integer' },
  numHdrG0Mutants: { column: 'num_hdr_g0_mutants', kind: 'integer' },
  numHdrG0MutantsAllDonorsInserted: { column: 'num_hdr_g0_mutants_all_donors_inserted', kind: 'integer' },
  numHdrG0MutantsSubsetDonorsInserted: {
    column: 'num_hdr_g0_mutants_subset_donors_inserted',
    kind: 'integer',
  },
} as const satisfies Fields;
