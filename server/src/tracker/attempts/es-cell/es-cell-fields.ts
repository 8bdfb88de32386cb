import { strainAudit } from '../../../platform/records/audit.ts';
import type { Fields } from '../../../platform/records/field.ts';

/** Unlike elsewhere in attempts an unknown strain counts as absent (api-2 §4.2). */
const LENIENT_STRAIN = { kind: 'entry', list: 'strain', audit: strainAudit } as const;

/** An ES cell attempt (api-2 §4.2), without the name of its clone, which is the repository's. */
export const ES_CELL_FIELDS = {
  imitsMiAttemptId: { column: 'imits_mi_attempt', kind: 'legacy id' },
  /** The history shows the name of the clone. */
  esCellId: {
    column: 'targ_rep_es_cell_id',
    kind: 'integer',
    sent: false,
    shown: false,
    history: false,
    required: true,
  },
  miDate: { column: 'mi_date', kind: 'date' },
  attemptExternalRef: { column: 'mi_external_ref', kind: 'trimmed text', history: 'miExternalRef' },
  experimental: { column: 'experimental', kind: 'flag' },
  comment: { column: 'comment', kind: 'note' },
  blastStrainId: {
    ...LENIENT_STRAIN,
    column: 'blast_strain_id',
    api: 'blastStrainName',
    history: 'blastStrain',
  },
  totalBlastsInjected: { column: 'total_blasts_injected', kind: 'integer' },
  totalTransferred: { column: 'total_transferred', kind: 'integer' },
  numberSurrogatesReceiving: { column: 'number_surrogates_receiving', kind: 'integer' },
  totalPupsBorn: { column: 'total_pups_born', kind: 'integer' },
  totalFemaleChimeras: { column: 'total_female_chimeras', kind: 'integer' },
  totalMaleChimeras: { column: 'total_male_chimeras', kind: 'integer' },
  totalChimeras: { column: 'total_chimeras', kind: 'integer' },
  numberOfMalesWith0To39PercentChimerism: {
    column: 'number_of_males_with_0_to_39_percent_chimerism',
    kind: 'integer',
  },
  numberOfMalesWith40To79PercentChimerism: {
    column: 'number_of_males_with_40_to_79_percent_chimerism',
    kind: 'integer',
  },
  numberOfMalesWith80To99PercentChimerism: {
    column: 'number_of_males_with_80_to_99_percent_chimerism',
    kind: 'integer',
  },
  numberOfMalesWith100PercentChimerism: {
    column: 'number_of_males_with_100_percent_chimerism',
    kind: 'integer',
  },
  testCrossStrainId: {
    ...LENIENT_STRAIN,
    column: 'test_cross_strain_id',
    api: 'testCrossStrainName',
    history: 'testCrossStrain',
  },
  dateChimerasMated: { column: 'date_chimeras_mated', kind: 'date' },
  numberOfChimeraMatingsAttempted: { column: 'number_of_chimera_matings_attempted', kind: 'integer' },
  numberOfChimeraMatingsSuccessful: { column: 'number_of_chimera_matings_successful', kind: 'integer' },
  numberOfChimerasWithGltFromCct: { column: 'number_of_chimeras_with_glt_from_cct', kind: 'integer' },
  numberOfChimerasWithGltFromGenotyping: {
    column: 'number_of_chimeras_with_glt_from_genotyping',
    kind: 'integer',
  },
  numberOfChimerasWith0To9PercentGlt: {
    column: 'number_of_chimeras_with_0_to_9_percent_glt',
    kind: 'integer',
  },
  numberOfChimerasWith10To49PercentGlt: {
    column: 'number_of_chimeras_with_10_to_49_percent_glt',
    kind: 'integer',
  },
  numberOfChimerasWith50To99PercentGlt: {
    column: 'number_of_chimeras_with_50_to_99_percent_glt',
    kind: 'integer',
  },
  numberOfChimerasWith100PercentGlt: { column: 'number_of_chimeras_with_100_percent_glt', kind: 'integer' },
  totalF1MiceFromMatings: { column: 'total_f1_mice_from_matings', kind: 'integer' },
  numberOfCctOffspring: { column: 'number_of_cct_offspring', kind: 'integer' },
  cassetteTransmissionVerified: { column: 'cassette_transmission_verified', kind: 'date' },
  /** True when a date of cassette transmission was given; in the history only. */
  cassetteTransmissionVerifiedAutoComplete: {
    column: 'cassette_transmission_verified_auto_complete',
    kind: 'flag',
    sent: false,
    shown: false,
  },
  numberOfHetOffspring: { column: 'number_of_het_offspring', kind: 'integer' },
  numberOfLiveGltOffspring: { column: 'number_of_live_glt_offspring', kind: 'integer' },
} as const satisfies Fields;
