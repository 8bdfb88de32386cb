/**
 * Projects, intentions and sequences (data-model.md sections 3 and 8; our migration 0004), plans and their attempts
 * (sections 4 and 5; our migrations 0005, 0007 and 0013).
 */
import type { TableMapping } from '../source/mapping.ts';
import { strand, always, trimmedOrNone } from '../source/rules.ts';
import { copied, copiedPart, linked, numbered } from './kinds.ts';

/** In the order of loading. */
export const PROJECTS: readonly TableMapping[] = [
  numbered('project', 'tpn', 9, {
    ours: ['version'],
    notCarried: { project_type_id: 'it is stored but not exposed by any call (api-1, projects)' },
  }),
  copied('assignment_status_stamp'),
  copied('project_summary_status_stamp'),
  copied('project_consortium'),
  copiedPart('project_es_cell_qc', 'project_id'),
  copied('project_intention'),
  copiedPart('project_intention_gene', 'project_intention_id'),
  linked('project_intention_mutation_categorization', 'project_intention_id', 'mutation_categorization_id'),
  copied('sequence'),
  copied('sequence_location', {
    joined: { table: 'location', on: 'location.id = source.location_id' },
    inputs: {
      chr: 'location.chr',
      start: 'location.start',
      stop: 'location.stop',
      strand: 'location.strand',
      genome_build: 'location.genome_build',
      species_id: 'location.species_id',
      strain_id: 'location.strain_id',
    },
    rules: { strand },
    notCarried: { location_id: 'a location is a part of its place in a sequence here' },
  }),
  copied('project_intention_sequence'),
];

const ATTEMPTS: readonly TableMapping[] = [
  copiedPart('crispr_attempt', 'plan_id'),
  copiedPart('assay', 'attempt_id'),
  numbered('guide', 'gid', 12, {
    rules: { imported: always('true') },
    ours: ['imported'],
  }),
  copied('nuclease'),
  copied('mutagenesis_donor'),
  copied('crispr_attempt_reagent'),
  copied('genotype_primer'),
  copiedPart('es_cell_attempt', 'plan_id'),
  copiedPart('es_cell_allele_modification_attempt', 'plan_id'),
  copiedPart('crispr_allele_modification_attempt', 'plan_id'),
  copiedPart('breeding_attempt', 'plan_id', {
    renamed: {
      number_of_cre_matings_successful: 'number_of_cre_matings_successfull',
      cre_excision: 'cre_excesion',
    },
    notCarried: { type_id: 'no screen, report or call of the tracker tells it' },
  }),
];

const PHENOTYPING: readonly TableMapping[] = [
  copiedPart('phenotyping_attempt', 'plan_id', { rules: { phenotyping_external_ref: trimmedOrNone } }),
  numbered('phenotyping_stage', 'psn', 12, { ours: ['version'] }),
  copied('phenotyping_stage_status_stamp'),
  copied('tissue_distribution'),
];

/** In the order of loading. */
export const PLANS: readonly TableMapping[] = [
  numbered('plan', 'pin', 10, { ours: ['version'] }),
  linked('plan_funder', 'plan_id', 'funder_id'),
  copied('plan_status_stamp'),
  copied('plan_summary_status_stamp'),
  ...ATTEMPTS,
  ...PHENOTYPING,
];
