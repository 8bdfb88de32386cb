import type { PlainField } from '../fields/plain-field.ts';

/** Fields of a CRISPR attempt outside its tables, in the order of its cards (ui-screens 11; api-2 §4.1 for the names). */

/** ui-screens 11.1. */
export const DETAILS_FIELDS = [
  { name: 'miDate', label: 'MI date', kind: 'date' },
  { name: 'attemptExternalRef', label: 'MI external Ref', kind: 'text', isRequired: true },
  { name: 'experimental', label: 'Experimental', kind: 'flag' },
  { name: 'comment', label: 'Comment', kind: 'area' },
] as const satisfies readonly PlainField[];

/** ui-screens 11.2. */
export const MUTAGENESIS_FIELDS = [
  { name: 'mutagenesisExternalRef', label: 'Mutagenesis External Ref', kind: 'text' },
  { name: 'strainInjectedName', label: 'Strain Injected', kind: 'choice', list: 'backgroundStrains' },
] as const satisfies readonly PlainField[];

/** Specification part 2, section 9. */
const TRANSFER_DAYS = ['Same Day', 'Next Day'] as const;

/** ui-screens 11.8. */
export const INJECTION_FIELDS = [
  { name: 'totalEmbryosInjected', label: 'Number of Embryos Injected', kind: 'count' },
  { name: 'totalEmbryosSurvived', label: 'Number of Embryos Survived', kind: 'count' },
  { name: 'embryoTransferDay', label: 'Embryo Transfer Day', kind: 'choice', options: TRANSFER_DAYS },
  {
    name: 'embryo2Cell',
    label: 'Number of Embryos Survived to 2 cell stage (Leave blank if transferred on same day)',
    kind: 'digits',
  },
  { name: 'totalTransferred', label: 'Number Transferred', kind: 'count' },
] as const satisfies readonly PlainField[];

/** ui-screens 11.9, by the headings of the card. */
export const LITTER_FIELDS = [
  { name: 'numFounderPups', label: 'Number of G0 Pups Born', kind: 'count' },
  { name: 'typeName', label: 'Assay Type Used', kind: 'choice', list: 'assayTypes' },
  { name: 'founderNumAssays', label: 'Number of G0s Assayed', kind: 'count' },
] as const satisfies readonly PlainField[];

export const RESULT_FIELDS = [
  { name: 'numG0WhereMutationDetected', label: 'Number of G0 with a Detected Mutation', kind: 'count' },
] as const satisfies readonly PlainField[];

export const ALLELE_SCREEN_FIELDS = [
  { name: 'numNhejG0Mutants', label: 'Number of G0 with NHEJ Mutation', kind: 'count' },
  { name: 'numDeletionG0Mutants', label: 'Number of G0 with Deletion Mutation', kind: 'count' },
  { name: 'numHrG0Mutants', label: 'Number of G0 with HR Mutation', kind: 'count' },
  { name: 'numHdrG0Mutants', label: 'Number of G0 with HDR Mutation', kind: 'count' },
] as const satisfies readonly PlainField[];

export const DONOR_INSERTION_FIELDS = [
  {
    name: 'numHdrG0MutantsAllDonorsInserted',
    label: 'Number of G0 with All Donors Inserted',
    kind: 'count',
  },
  {
    name: 'numHdrG0MutantsSubsetDonorsInserted',
    label: 'Number of G0 with Subset of Donors Inserted',
    kind: 'count',
  },
] as const satisfies readonly PlainField[];

export const BREEDING_FIELDS = [
  {
    name: 'numFounderSelectedForBreeding',
    label: 'Number of G0s Selected For Breeding',
    kind: 'count',
  },
] as const satisfies readonly PlainField[];

/** Everything of the assay, in the order of the card. */
export const ASSAY_FIELDS = [
  ...LITTER_FIELDS,
  ...RESULT_FIELDS,
  ...ALLELE_SCREEN_FIELDS,
  ...DONOR_INSERTION_FIELDS,
  ...BREEDING_FIELDS,
] as const;
