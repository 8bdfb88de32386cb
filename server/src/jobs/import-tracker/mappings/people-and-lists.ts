/** Organisations, people and look-up lists (data-model.md sections 2 and 1.3, our migration 0001). */
import type { TableMapping } from '../source/mapping.ts';
import { email, trimmedOrNone } from '../source/rules.ts';
import { closedList, linked, list } from './kinds.ts';

const ORGANISATIONS: readonly TableMapping[] = [
  list('work_unit'),
  list('work_group'),
  list('consortium'),
  list('institute'),
  list('funder'),
  linked('work_group_work_unit', 'work_group_id', 'work_unit_id'),
  linked('consortium_work_unit', 'consortium_id', 'work_unit_id'),
  linked('funder_work_group', 'funder_id', 'work_group_id'),
];

const PEOPLE: readonly TableMapping[] = [
  list('role'),
  {
    source: 'person',
    target: 'person',
    load: { kind: 'match', on: [['email']], ignoreCase: false, onMatch: 'keep' },
    key: ['id'],
    renamed: { is_admin: 'ebi_admin' },
    rules: { email, auth_id: trimmedOrNone },
    // Nobody who works today loses access to an account of theirs that was given up.
    order: 'coalesce(source.is_active, true) desc',
    ours: ['password_hash', 'version'],
  },
  {
    ...linked('person_role_work_unit', 'person_id', 'work_unit_id'),
    key: ['id'],
  },
  {
    ...linked('person_role_consortium', 'person_id', 'consortium_id'),
    key: ['id'],
  },
];

const FIXED_IN_CODE: readonly TableMapping[] = [
  closedList('status'),
  closedList('assignment_status'),
  closedList('privacy', { ours: ['rank'] }),
  closedList('plan_type'),
  closedList('attempt_type'),
  closedList('outcome_type'),
  closedList('phenotyping_stage_type'),
];

const EXTENSIBLE: readonly TableMapping[] = [
  list('specimen_type'),
  list('property_type'),
  list('material_deposited_type'),
  list('species'),
  list('es_cell_centre_pipeline'),
  list('es_cell_qc_comment'),
  {
    ...list('project_completion_note'),
    load: { kind: 'match', on: [['note']], ignoreCase: true, onMatch: 'take' },
    rules: { note: trimmedOrNone },
  },
  list('genetic_mutation_type'),
  list('molecular_mutation_type'),
  list('mutation_categorization_type'),
  {
    ...list('mutation_categorization'),
    load: {
      kind: 'match',
      on: [['mutation_categorization_type_id', 'name']],
      ignoreCase: false,
      onMatch: 'take',
    },
  },
  list('sequence_type'),
  list('sequence_category'),
  list('qc_type'),
  list('qc_status'),
  list('nuclease_type'),
  list('nuclease_class'),
  list('guide_format'),
  list('guide_source'),
  list('assay_type'),
  list('preparation_type'),
  list('reagent'),
  list('product_type'),
  list('distribution_network'),
  list('strain_type'),
  {
    ...list('strain', {
      notCarried: { excision_type_id: 'no screen, report or call of the tracker tells it' },
    }),
    // Strain names in use differ in letter case alone.
    load: { kind: 'match', on: [['name']], ignoreCase: false, onMatch: 'take' },
  },
  linked('strain_type_relationship', 'strain_id', 'strain_type_id'),
];

/** In the order of loading. */
export const PEOPLE_AND_LISTS = [...ORGANISATIONS, ...PEOPLE, ...FIXED_IN_CODE, ...EXTENSIBLE];
