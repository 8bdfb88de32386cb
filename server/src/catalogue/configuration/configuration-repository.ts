import { sql, type RawBuilder } from 'kysely';
import type { Configuration } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { FIXED_LISTS } from './fixed-lists.ts';

type StoredLists = Omit<Configuration, keyof typeof FIXED_LISTS>;

/** Names of a look-up table in storage order. */
function namesOf(table: keyof Database, column = 'name'): RawBuilder<string[]> {
  const name = sql.ref(column);
  return sql`(select coalesce(json_agg(${name} order by id), '[]') from ${sql.table(table)})`;
}

/** Strains that carry this tag. */
function strainsTagged(tag: string): RawBuilder<string[]> {
  return sql`(select coalesce(json_agg(s.name order by s.id), '[]')
    from strain s
    join strain_type_relationship r on r.strain_id = s.id
    join strain_type t on t.id = r.strain_type_id
    where t.name = ${tag})`;
}

/** Names grouped by an owner; `rows` yields owner, owner_id, name (null where the owner has none) and position. */
function grouped(rows: RawBuilder<unknown>): RawBuilder<Record<string, string[]>> {
  return sql`(select coalesce(json_object_agg(owner, names order by owner_id), '{}') from (
    select owner, owner_id, coalesce(json_agg(name order by position) filter (where name is not null), '[]') as names
    from (${rows}) listed group by owner, owner_id) lists)`;
}

const LISTS: { [Key in keyof StoredLists]: RawBuilder<StoredLists[Key]> } = {
  planTypes: namesOf('plan_type'),
  attemptTypes: namesOf('attempt_type'),
  privacies: namesOf('privacy'),
  statuses: sql`(select coalesce(json_agg(name order by name collate "C"), '[]') from status)`,
  assignmentStatuses: namesOf('assignment_status'),
  workUnits: namesOf('work_unit'),
  workGroups: namesOf('work_group'),
  workGroupsByWorkUnits: grouped(sql`
    select u.name as owner, u.id as owner_id, g.name, g.id as position from work_unit u
    left join work_group_work_unit l on l.work_unit_id = u.id
    left join work_group g on g.id = l.work_group_id`),
  consortia: namesOf('consortium'),
  institutes: namesOf('institute'),
  funders: namesOf('funder'),
  fundersByWorkGroups: grouped(sql`
    select g.name as owner, g.id as owner_id, f.name, f.id as position from work_group g
    left join funder_work_group l on l.work_group_id = g.id
    left join funder f on f.id = l.funder_id`),
  recordTypesByConsortium: grouped(sql`
    select c.name as owner, c.id as owner_id, t.name, t.id as position from gene_list l
    join consortium c on c.id = l.consortium_id
    left join list_record_type t on t.gene_list_consortium_id = l.consortium_id`),
  molecularMutationTypes: namesOf('molecular_mutation_type'),
  geneticMutationTypes: namesOf('genetic_mutation_type'),
  mutationCategorizations: namesOf('mutation_categorization'),
  mutationCategorizationsByType: grouped(sql`
    select t.name as owner, t.id as owner_id, c.name, c.id as position from mutation_categorization_type t
    join mutation_categorization c on c.mutation_categorization_type_id = t.id`),
  species: namesOf('species'),
  sequenceTypes: namesOf('sequence_type'),
  sequenceCategorizations: namesOf('sequence_category'),
  outcomeTypes: namesOf('outcome_type'),
  phenotypingStagesTypes: namesOf('phenotyping_stage_type'),
  trackedStrains: namesOf('strain'),
  backgroundStrains: strainsTagged('background strain'),
  deleterStrains: strainsTagged('deleter'),
  testCrossStrains: strainsTagged('test cross strain'),
  blastStrains: strainsTagged('blast strain'),
  materialTypes: namesOf('material_deposited_type'),
  preparationTypes: namesOf('preparation_type'),
  nucleaseTypes: namesOf('nuclease_type'),
  nucleaseClasses: namesOf('nuclease_class'),
  reagents: namesOf('reagent'),
  assayTypes: namesOf('assay_type'),
  guideFormatNames: namesOf('guide_format'),
  guideSourceNames: namesOf('guide_source'),
  productTypes: namesOf('product_type'),
  distributionNetworks: namesOf('distribution_network'),
  qcTypes: namesOf('qc_type'),
  qcStatuses: namesOf('qc_status'),
  receivedFromCentres: namesOf('es_cell_centre_pipeline'),
  qcComments: namesOf('es_cell_qc_comment'),
  completionNotes: namesOf('project_completion_note', 'note'),
};

/** All look-up lists, read in one statement. */
export async function readConfiguration(db: Db): Promise<Configuration> {
  const columns = Object.entries(LISTS).map(([key, list]) => sql`${list} as ${sql.ref(key)}`);
  const { rows } = await sql<StoredLists>`select ${sql.join(columns)}`.execute(db);
  const [lists] = rows;
  if (lists === undefined) throw new Error('A select without from answered no row.');
  return { ...lists, ...FIXED_LISTS };
}
