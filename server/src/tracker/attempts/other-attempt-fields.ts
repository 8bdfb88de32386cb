import type { Fields } from '../../platform/records/field.ts';
import { strainAudit } from '../../platform/records/audit.ts';

/** What the strains of attempts have in common: an unknown name is refused. */
export const STRAIN = {
  kind: 'entry',
  list: 'strain',
  audit: strainAudit,
  unknown: (name: string | null) => `Strain '${name}' does not exist.`,
} as const;

const DELETER_STRAIN = {
  ...STRAIN,
  column: 'deleter_strain_id',
  api: 'deleterStrainName',
  history: 'deleterStrain',
} as const;

/** The modification of an allele of either origin (api-2 §4.3, §4.4). */
export const MODIFICATION_FIELDS = {
  modificationExternalRef: { column: 'modification_external_ref', kind: 'trimmed text' },
  numberOfCreMatingsSuccessful: { column: 'number_of_cre_matings_successful', kind: 'integer' },
  tatCre: { column: 'tat_cre', kind: 'flag' },
  deleterStrainId: DELETER_STRAIN,
} as const satisfies Fields;

/** Identifiers of earlier systems, which exist for alleles of ES cells only. */
export const ES_CELL_MODIFICATION_FIELDS = {
  ...MODIFICATION_FIELDS,
  imitsMouseAlleleModId: { column: 'imits_mouse_allele_mod', kind: 'legacy id' },
  imitsTargRepAlleleId: { column: 'targ_rep_allele', kind: 'legacy id' },
} as const satisfies Fields;

/** A phenotyping attempt (api-2 §4.6). */
export const PHENOTYPING_FIELDS = {
  imitsPhenotypeAttemptId: { column: 'imits_phenotype_attempt', kind: 'legacy id' },
  imitsPhenotypingProductionId: { column: 'imits_phenotyping_production', kind: 'legacy id' },
  imitsParentColonyId: { column: 'imits_parent_colony', kind: 'legacy id' },
  phenotypingExternalRef: { column: 'phenotyping_external_ref', kind: 'trimmed note' },
  backgroundStrainId: {
    ...STRAIN,
    column: 'strain_id',
    api: 'phenotypingBackgroundStrainName',
    history: 'strain',
  },
  doNotCountTowardsCompleteness: { column: 'do_not_count_towards_completeness', kind: 'flag' },
  cohortWorkUnitId: {
    column: 'cohort_work_unit_id',
    kind: 'entry',
    list: 'work_unit',
    api: 'cohortProductionWorkUnitName',
    history: 'cohortWorkUnit',
    audit: (id, lists) => {
      const { name, ilar_code: ilarCode } = lists.work_unit.get(id);
      return { name, ilarCode };
    },
    unknown: (name: string | null) => `Work unit name '${name}' does not exist.`,
  },
} as const satisfies Fields;

/** A breeding attempt (api-2 §4.5): there is no way to write one. */
export const BREEDING_FIELDS = {
  numberOfCreMatingsStarted: { column: 'number_of_cre_matings_started', kind: 'integer' },
  numberOfCreMatingsSuccessful: { column: 'number_of_cre_matings_successful', kind: 'integer' },
  // Misspelt in the existing API, and so here.
  creExcision: { column: 'cre_excision', kind: 'flag', api: 'creExcesion', history: 'creExcesion' },
  tatCre: { column: 'tat_cre', kind: 'flag' },
  deleterStrainId: DELETER_STRAIN,
} as const satisfies Fields;
