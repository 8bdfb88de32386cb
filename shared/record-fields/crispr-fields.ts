import { choice, count, type PlainField, type RowCell } from './field.ts';

/** Fields of a CRISPR attempt and cells of its tables, in the order of its cards (ui-screens 11; api-2 §4.1 for the names). */

/** Titles of cards that the history names too. */
export const CRISPR_TITLES = {
  assay: 'Founder/G0 Litter Details',
  primers: 'Genotype Primers',
  donors: 'Vector/Oligos (Mutagenesis Donors)',
  reagents: 'Reagents',
};

/** ui-screens 11.1. */
export const CRISPR_DETAILS_FIELDS = [
  { name: 'miDate', label: 'MI date', kind: 'date' },
  { name: 'attemptExternalRef', label: 'MI external Ref', kind: 'text', isRequired: true },
  { name: 'experimental', label: 'Experimental', kind: 'flag' },
  { name: 'comment', label: 'Comment', kind: 'area' },
] as const satisfies readonly PlainField[];

/** ui-screens 11.2. */
export const MUTAGENESIS_FIELDS = [
  { name: 'mutagenesisExternalRef', label: 'Mutagenesis External Ref', kind: 'text' },
  choice('strainInjectedName', 'Strain Injected', 'backgroundStrains'),
] as const satisfies readonly PlainField[];

/** Specification part 2, section 9. */
const TRANSFER_DAYS = ['Same Day', 'Next Day'] as const;

/** The label without its hint. */
export const TWO_CELL_STAGE = 'Number of Embryos Survived to 2 cell stage';

/** ui-screens 11.8. */
export const INJECTION_FIELDS = [
  count('totalEmbryosInjected', 'Number of Embryos Injected'),
  count('totalEmbryosSurvived', 'Number of Embryos Survived'),
  { name: 'embryoTransferDay', label: 'Embryo Transfer Day', kind: 'choice', options: TRANSFER_DAYS },
  {
    name: 'embryo2Cell',
    label: `${TWO_CELL_STAGE} (Leave blank if transferred on same day)`,
    kind: 'digits',
  },
  count('totalTransferred', 'Number Transferred'),
] as const satisfies readonly PlainField[];

/** ui-screens 11.9, by the headings of the card. */
export const LITTER_FIELDS = [
  count('numFounderPups', 'Number of G0 Pups Born'),
  choice('typeName', 'Assay Type Used', 'assayTypes'),
  count('founderNumAssays', 'Number of G0s Assayed'),
] as const satisfies readonly PlainField[];

export const RESULT_FIELDS = [
  count('numG0WhereMutationDetected', 'Number of G0 with a Detected Mutation'),
] as const satisfies readonly PlainField[];

export const ALLELE_SCREEN_FIELDS = [
  count('numNhejG0Mutants', 'Number of G0 with NHEJ Mutation'),
  count('numDeletionG0Mutants', 'Number of G0 with Deletion Mutation'),
  count('numHrG0Mutants', 'Number of G0 with HR Mutation'),
  count('numHdrG0Mutants', 'Number of G0 with HDR Mutation'),
] as const satisfies readonly PlainField[];

export const DONOR_INSERTION_FIELDS = [
  count('numHdrG0MutantsAllDonorsInserted', 'Number of G0 with All Donors Inserted'),
  count('numHdrG0MutantsSubsetDonorsInserted', 'Number of G0 with Subset of Donors Inserted'),
] as const satisfies readonly PlainField[];

export const BREEDING_FIELDS = [
  count('numFounderSelectedForBreeding', 'Number of G0s Selected For Breeding'),
] as const satisfies readonly PlainField[];

/** Everything of the assay, in the order of the card. */
export const ASSAY_FIELDS = [
  ...LITTER_FIELDS,
  ...RESULT_FIELDS,
  ...ALLELE_SCREEN_FIELDS,
  ...DONOR_INSERTION_FIELDS,
  ...BREEDING_FIELDS,
] as const;

/** Labels of a guide's values (ui-screens 11.4). */
export const GUIDE_LABELS = {
  gid: 'GID',
  sequence: 'Sequence',
  guideSequence: 'Guide Sequence',
  pam: 'PAM',
  chr: 'Chr',
  start: 'Start',
  stop: 'Stop',
  strand: 'Strand',
  genomeBuild: 'Genome Build',
  formatName: 'Format Name',
  sourceName: 'Source Name',
  grnaConcentration: 'gRNA Concentration (ng/µl)',
  truncatedGuide: 'Truncated guide',
  reversed: 'Reversed',
  sangerService: 'Found by the Sanger service',
};

export const NUCLEASE_CELLS = [
  { ...choice('typeName', 'Type', 'nucleaseTypes'), isRequired: true },
  { ...choice('className', 'Class', 'nucleaseClasses'), isRequired: true },
  { name: 'concentration', label: 'Concentration (ng/µl)', kind: 'decimal' },
] as const satisfies readonly RowCell[];

/** A 1-based position. */
const coordinate = <Name extends string>(name: Name, label: string) =>
  ({ name, label, kind: 'digits', placeholder: label, width: '9rem' }) as const satisfies RowCell;

export const PRIMER_CELLS = [
  {
    name: 'name',
    label: 'Name',
    kind: 'text',
    placeholder: "Primer's name",
    isRequired: true,
    width: '9rem',
  },
  {
    name: 'sequence',
    label: 'Sequence',
    kind: 'text',
    placeholder: 'Sequence',
    isRequired: true,
    isSequence: true,
    width: '18rem',
  },
  coordinate('genomicStartCoordinate', 'Start Coordinate'),
  coordinate('genomicEndCoordinate', 'End Coordinate'),
] as const satisfies readonly RowCell[];

export const DONOR_CELLS = [
  // FASTA has lines: the header and the sequence.
  {
    name: 'oligoSequenceFasta',
    label: 'Oligo Sequence Fasta',
    kind: 'area',
    isSequence: true,
    width: '22rem',
  },
  choice('preparationTypeName', 'Preparation Type', 'preparationTypes'),
  { name: 'concentration', label: 'Concentration (ng/µl)', kind: 'decimal' },
] as const satisfies readonly RowCell[];

export const REAGENT_CELLS = [
  { ...choice('reagentName', 'Name', 'reagents'), isRequired: true, width: '14rem' },
  { name: 'concentration', label: 'Concentration (ng/µl)', kind: 'decimal' },
] as const satisfies readonly RowCell[];
