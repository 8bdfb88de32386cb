/** Plans and their attempts (data-model.md sections 4 and 5; our migrations 0005, 0007 and 0013). */
import type { TableMapping } from '../mapping.ts';
import { always, name, publicIdentifier } from '../rules.ts';
import { copied, copiedPart, linked } from './kinds.ts';

const ATTEMPTS: readonly TableMapping[] = [
  copiedPart('crispr_attempt', 'plan_id'),
  copiedPart('assay', 'attempt_id'),
  copied('guide', {
    rules: { gid: publicIdentifier('GID', 12), imported: always('true') },
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
  copiedPart('phenotyping_attempt', 'plan_id', { rules: { phenotyping_external_ref: name } }),
  copied('phenotyping_stage', { rules: { psn: publicIdentifier('PSN', 12) }, ours: ['version'] }),
  copied('phenotyping_stage_status_stamp'),
  copied('tissue_distribution'),
];

/** In the order of loading. */
export const PLANS: readonly TableMapping[] = [
  copied('plan', { rules: { pin: publicIdentifier('PIN', 10) }, ours: ['version'] }),
  linked('plan_funder', 'plan_id', 'funder_id'),
  copied('plan_status_stamp'),
  copied('plan_summary_status_stamp'),
  ...ATTEMPTS,
  ...PHENOTYPING,
];
