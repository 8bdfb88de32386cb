/**
 * What becomes of columns that the existing tracker allows to be empty and ours does not. Its server declares hardly any
 * column as required, so every one of ours that is has its line here. The importer, its report and docs/import-tracker.md
 * follow from this table; empty-columns.test.ts compares it with both schemas.
 */
import type { Fate } from '../source/mapping.ts';
import {
  CLOSED_LISTS,
  FLAGS,
  LINKS,
  LISTS_OF_NAMES,
  OF_OTHER_LISTS,
  OF_STRAINS,
  OF_WORK_UNITS,
  OWNERS,
  STAMPS,
} from './column-groups.ts';
import { ATTEMPT_TYPE, lastStamp, MADE_OR_CHANGED, PLAN_TYPE } from './derived-values.ts';
import { placeAmong } from './kinds.ts';

const BELONGS =
  'Fill it in in the source, or do without these rows: the existing tracker cannot show them either.';

/** Each column once, as `table.column`: the source's table and our column. */
export const FATES: readonly Fate[] = [
  {
    columns: FLAGS,
    says: 'the default, which means the same',
    becomes: { kind: 'default' },
  },
  { columns: LISTS_OF_NAMES, says: '`Unnamed` and its id', becomes: { kind: 'text', text: 'Unnamed {id}' } },
  {
    columns: [
      'project_completion_note.note',
      'targ_rep_targeting_vector.name',
      'targ_rep_es_cell.name',
      'colony.name',
    ],
    says: '`Unnamed` and its id',
    becomes: { kind: 'text', text: 'Unnamed {id}' },
  },
  {
    columns: ['phenotyping_attempt.phenotyping_external_ref'],
    says: '`Unnamed` and the id of its plan',
    becomes: { kind: 'text', text: 'Unnamed {id}' },
  },
  {
    columns: ['report_type.name'],
    says: '`unnamed_` and its id',
    becomes: { kind: 'text', text: 'unnamed_{id}' },
  },
  {
    columns: ['person.email'],
    says: 'an address under `unknown.invalid`, which reaches nobody; roles and subject id stay',
    becomes: { kind: 'text', text: 'no-address-{id}@unknown.invalid' },
  },
  {
    columns: ['gene.acc_id'],
    says: '`MGI:0` and its id, which MGI gives to no gene, unless its symbol is known here',
    becomes: { kind: 'text', text: 'MGI:0{id}' },
  },
  {
    columns: ['targ_rep_gene.acc_id'],
    says: '`MGI:00` and its id, which MGI gives to no gene, unless its symbol is known here',
    becomes: { kind: 'text', text: 'MGI:00{id}' },
  },
  {
    columns: ['gene.symbol'],
    says: '`unknown-` and its id',
    becomes: { kind: 'text', text: 'unknown-{id}' },
  },
  {
    columns: ['targ_rep_gene.symbol'],
    says: '`unknown-es-` and its id',
    becomes: { kind: 'text', text: 'unknown-es-{id}' },
  },
  {
    columns: [
      ...['targ_rep_mutation_method', 'targ_rep_mutation_type', 'targ_rep_mutation_subtype'].map(
        (list) => `${list}.code`,
      ),
    ],
    says: '`unknown-` and its id',
    becomes: { kind: 'text', text: 'unknown-{id}' },
  },
  {
    columns: ['targ_rep_allele.assembly', 'targ_rep_allele.chromosome', 'history.changed_by'],
    says: '`Unknown`',
    becomes: { kind: 'text', text: 'Unknown' },
  },
  {
    columns: ['targ_rep_allele.strand'],
    says: '`?`, which means unknown',
    becomes: { kind: 'text', text: '?' },
  },
  {
    columns: ['targ_rep_mutation_method.allele_prefix', 'report.report'],
    says: 'an empty text',
    becomes: { kind: 'text', text: '' },
  },
  {
    columns: [...OF_STRAINS, ...OF_WORK_UNITS, ...OF_OTHER_LISTS],
    says: 'the entry `Unknown` of the list, which is added where it is needed',
    becomes: { kind: 'entry', name: 'Unknown' },
  },
  {
    columns: ['project.privacy_id'],
    says: '`restricted`: nobody sees more than before',
    becomes: { kind: 'entry', name: 'restricted' },
  },
  {
    columns: ['project.assignment_status_id'],
    says: '`Assigned`, with which projects begin',
    becomes: { kind: 'entry', name: 'Assigned' },
  },
  {
    columns: ['plan.plan_type_id'],
    says: 'the type that its attempt has, else `production`',
    becomes: { kind: 'derived', sql: PLAN_TYPE },
  },
  {
    columns: ['plan.attempt_type_id'],
    says: 'the type of the attempt that it has, else the first of its type of plan',
    becomes: { kind: 'derived', sql: ATTEMPT_TYPE },
  },
  {
    columns: ['plan.status_id'],
    says: 'the status of its last stamp, else `Plan Created`',
    becomes: {
      kind: 'derived',
      sql: `coalesce((${lastStamp('plan_status_stamp', 'plan_id')}), 'Plan Created')`,
    },
  },
  {
    columns: ['plan.summary_status_id'],
    says: 'the status of its last summary stamp, else its status, else `Plan Created`',
    becomes: {
      kind: 'derived',
      sql: `coalesce((${lastStamp('plan_summary_status_stamp', 'plan_id')}),
        (select name from status where status.id = source.status_id), 'Plan Created')`,
    },
  },
  {
    columns: ['outcome.outcome_type_id'],
    says: '`Specimen` where it has one, else `Colony`',
    becomes: {
      kind: 'derived',
      sql: "case when exists (select from specimen where specimen.outcome_id = source.id) then 'Specimen' else 'Colony' end",
    },
  },
  {
    columns: ['colony.status_id'],
    says: 'the status of its last stamp, else `Genotype In Progress`',
    becomes: {
      kind: 'derived',
      sql: `coalesce((${lastStamp('colony_status_stamp', 'colony_id', 'outcome_id')}), 'Genotype In Progress')`,
    },
  },
  {
    columns: ['specimen.status_id'],
    says: 'the status of its last stamp, else `Specimen Group In Progress`',
    becomes: {
      kind: 'derived',
      sql: `coalesce((${lastStamp('specimen_status_stamp', 'specimen_id', 'outcome_id')}), 'Specimen Group In Progress')`,
    },
  },
  {
    columns: ['phenotyping_stage.status_id'],
    says: 'the status of its last stamp, else `Phenotyping Registered`',
    becomes: {
      kind: 'derived',
      sql: `coalesce((${lastStamp('phenotyping_stage_status_stamp', 'phenotyping_stage_id')}), 'Phenotyping Registered')`,
    },
  },
  {
    columns: ['phenotyping_stage.phenotyping_stage_type_id'],
    says: 'the first type of its plan’s attempt; refused where the plan has that stage already',
    becomes: {
      kind: 'derived',
      sql: `case when exists (
        select from plan join attempt_type on attempt_type.id = plan.attempt_type_id
        where plan.id = source.plan_id and attempt_type.name = 'haplo-essential phenotyping')
        then 'haplo-essential' else 'early adult and embryo' end`,
    },
  },
  {
    columns: [...STAMPS.map(([stamp]) => `${stamp}.date`), 'history.date', 'report.created_at'],
    says: 'when the row was made, else last changed, else 1970-01-01, which means unknown',
    becomes: { kind: 'derived', sql: MADE_OR_CHANGED },
  },
  {
    columns: ['sequence_location.index'],
    says: 'the place after all others',
    becomes: { kind: 'derived', sql: placeAmong('sequence_id') },
  },
  {
    columns: ['project_intention_sequence.index'],
    says: 'the place after all others',
    becomes: { kind: 'derived', sql: placeAmong('project_intention_id') },
  },
  {
    columns: ['history.comment', 'history_detail.field'],
    says: 'an empty text',
    becomes: { kind: 'text', text: '' },
  },
  {
    columns: ['history_detail.note'],
    says: '`Field changed`, which an empty note means there',
    becomes: { kind: 'text', text: 'Field changed', isNoise: true },
  },
  {
    columns: [...CLOSED_LISTS, 'status.ordering', 'status.is_abortion_status', 'assignment_status.ordering'],
    says: 'nothing: the program has its own entries, and those of the source are found among them by name',
    becomes: {
      kind: 'refused',
      advice: 'Give the entry the name of the one that is meant, or move what uses it to that one.',
    },
  },
  {
    columns: OWNERS,
    says: 'refused: the row is a part of nothing, so no page there leads to it; what belongs to it is refused with it',
    becomes: { kind: 'refused', advice: BELONGS },
  },
  {
    columns: LINKS,
    says: 'refused: without it the row says nothing; what it would link stays',
    becomes: { kind: 'refused', advice: BELONGS },
  },
];

const BY_COLUMN: ReadonlyMap<string, Fate> = new Map(
  FATES.flatMap((fate) => fate.columns.map((column) => [column, fate] as const)),
);

/** What an empty column gets; undefined for columns that may be empty here. */
export function fateOf(table: string, column: string): Fate | undefined {
  return BY_COLUMN.get(`${table}.${column}`);
}
