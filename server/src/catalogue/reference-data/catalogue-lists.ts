/**
 * The look-up lists that every installation starts with, in the order GET /api/conf shows them
 * (api-1 section 7, data-model section 1.3). Completion notes, ES cell QC comments and the centres that
 * ES cells come from are those of iMITS, whose values the reference does not publish.
 */

/** Lists that are names only, by table. */
export const NAME_LISTS = {
  plan_type: ['production', 'phenotyping'],
  attempt_type: [
    'crispr',
    'haplo-essential crispr',
    'es cell',
    'es cell allele modification',
    'crispr allele modification',
    'breeding',
    'adult and embryo phenotyping',
    'haplo-essential phenotyping',
  ],
  outcome_type: ['Colony', 'Specimen'],
  specimen_type: ['haplo-essential'],
  phenotyping_stage_type: ['early adult and embryo', 'late adult', 'haplo-essential', 'embryo'],
  material_deposited_type: ['Paraffin-embedded Sections', 'Fixed Tissue'],
  es_cell_qc_comment: ['No assay available', 'All valid available clones failed', 'Enough clones failed'],
  genetic_mutation_type: [
    'Null',
    'Gain-of-function',
    'Loss-of-function',
    'Dominant',
    'Recessive',
    'Not Tested',
  ],
  sequence_type: ['complete', 'partial', '5_prime_end', '3_prime_end'],
  sequence_category: ['intention target sequence', 'original starting sequence', 'outcome sequence'],
  qc_type: [
    'five_prime_screen',
    'three_prime_screen',
    'loxp_screen',
    'loss_of_allele',
    'vector_integrity',
    'southern_blot',
    'five_prime_lr_pcr',
    'five_prime_cassette_integrity',
    'tv_backbone_assay',
    'neo_count_qpcr',
    'lacz_count_qpcr',
    'neo_sr_pcr',
    'loa_qpcr',
    'homozygous_loa_sr_pcr',
    'lacz_sr_pcr',
    'mutant_specific_sr_pcr',
    'loxp_confirmation',
    'three_prime_lr_pcr',
    'critical_region_qpcr',
    'loxp_srpcr',
    'loxp_srpcr_and_sequencing',
  ],
  qc_status: ['pass', 'passb', 'not confirmed', 'no reads detected', 'fail'],
  nuclease_type: ['Cas9', 'D10A', 'Cpf1'],
  nuclease_class: ['protein', 'mRNA'],
  guide_format: ['sgRNA', 'cr-tracrRNA'],
  guide_source: ['in-house', 'commercial'],
  assay_type: ['T7EN1', 'LOA', 'PCR', 'Surveyor'],
  preparation_type: ['Circular', 'Linearized', 'Supercoiled', 'Oligo', 'ssDNA Oligo'],
  product_type: ['Live mice', 'Frozen sperm'],
  distribution_network: ['MMRRC', 'CMMR', 'EMMA'],
  institute: ['Broad', 'Yale'],
  role: ['general', 'manager'],
  targ_rep_es_cell_distribution_centre: ['WTSI', 'KOMP', 'EUCOMM'],
  targ_rep_strain: ['C57BL/6N-A', 'C57BL/6N'],
} as const satisfies Record<string, readonly string[]>;

/** Smallest ordering first wins when a gene's projects are summarised (data-model section 1.3). */
export const ASSIGNMENT_STATUSES = [
  { name: 'Assigned', ordering: 10 },
  { name: 'Inspect - Conflict', ordering: 40 },
  { name: 'Inspect - Attempt', ordering: 30 },
  { name: 'Inspect - GLT Mouse', ordering: 20 },
  { name: 'Inactive', ordering: 50 },
  { name: 'Abandoned', ordering: 60 },
] as const;

export const PRIVACIES = [
  { name: 'public', rank: 1 },
  { name: 'protected', rank: 2 },
  { name: 'restricted', rank: 3 },
] as const;

export const SPECIES = [
  { name: 'Mus musculus', taxon_id: 10090 },
  { name: 'Homo sapiens', taxon_id: 9606 },
] as const;

export const REAGENTS = [
  { name: 'Ligase IV', description: 'NHEJ Inhibitor' },
  { name: 'Xrcc5', description: 'NHEJ Inhibitor' },
] as const;

export const COMPLETION_NOTES = ['Handoff complete', 'Allele not needed', 'Effort concluded'] as const;

/** Where ES cells can be received from, with the programmes that each serves. */
export const ES_CELL_CENTRE_PIPELINES = [
  { name: 'KOMP', centres: 'KOMP-CSD, KOMP-Regeneron' },
  { name: 'EUMMCR', centres: 'EUCOMM, EUCOMMTools, EUCOMMToolsCre' },
  { name: 'NorCOMM2LS', centres: 'NorCOMM' },
  { name: 'WTSI', centres: 'WTSI' },
  { name: 'CMMR', centres: 'NorCOMM' },
] as const;

/** `type` is the wider class that the MGI report shows; the name is the subtype that people choose. */
export const MOLECULAR_MUTATION_TYPES = [
  { name: 'Point Mutation', type: 'Point Mutation' },
  { name: 'Deletion', type: 'Deletion' },
  { name: 'Exon Deletion', type: 'Deletion' },
  { name: 'Intra-exon deletion', type: 'Deletion' },
  { name: 'Inter-exon deletion', type: 'Deletion' },
  { name: 'Whole-gene deletion', type: 'Deletion' },
  { name: 'Copy Number Variant', type: 'Copy Number Variant' },
  { name: 'SNP', type: 'Point Mutation' },
  { name: 'Insertion', type: 'Insertion' },
  { name: 'Inverted insertion', type: 'Insertion' },
  { name: 'Insertion, Intragenic deletion', type: 'Insertion' },
  { name: 'Inversion', type: 'Inversion' },
  { name: 'Indel', type: 'Indel' },
  { name: 'Complex rearrangement', type: 'Complex rearrangement' },
  { name: 'legacy', type: 'legacy' },
] as const;

/** Labels of mutations and intentions, by their type. `''` is the class of a plain targeted allele. */
export const MUTATION_CATEGORIZATIONS = {
  allele_category: [
    'Null Reporter',
    'Conditional Ready',
    'Conditional',
    'Conditional point mutation',
    'Cre',
    'Overexpressor',
    'tag knock-in',
    'Bespoke',
    'Cre-Bac',
    'Cre knock-in',
  ],
  repair_mechanism: ['NHEJ', 'HR', 'HDR'],
  esc_allele_class: ['a', 'b', 'c', 'd', 'e', 'e.1', "''", '.1', '.2'],
} as const;

/** What the API documents of a categorization's meaning. */
export const CATEGORIZATION_DESCRIPTIONS: Readonly<Record<string, string>> = {
  NHEJ: 'non-homology end-joining',
};

export const STRAIN_TYPES = {
  background_strain: 'background strain',
  test_cross_strain: 'test cross strain',
  blastocyst_strain: 'blast strain',
  deleter_strain: 'deleter',
} as const;
