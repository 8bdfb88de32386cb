/** What happens to rows that cannot be taken as they are (existing-model/broken): each is reported, none does harm. */
import { sql } from 'kysely';
import type { Colony, GeneListPage, Outcome, Plan, Project } from 'shared/contract';
import { get } from '../../../testing/calls.ts';
import { importedTracker, STAFF } from './testing/existing-model/imported-tracker.ts';

const imported = importedTracker({ withBrokenRows: true });

/** Refused rows of each table, by column, with their keys. */
function refusals(): Record<string, string[]> {
  const tables = imported.report().tables.filter(({ refused }) => refused > 0);
  return Object.fromEntries(
    tables.map(({ source, refusals: groups }) => [
      source,
      groups
        .flatMap(({ column, examples }) => examples.map(({ key }) => `${key}: ${column ?? 'row'}`))
        .sort(),
    ]),
  );
}

test('rows are refused for what is wrong with them, or with what they belong to', () => {
  expect(refusals()).toEqual({
    person: ['id 927: email'],
    status: ['id 9901: name'],
    privacy: ['id 9902: name'],
    phenotyping_stage_type: ['id 9903: name'],
    project: ['id 901: privacy_id'],
    project_summary_status_stamp: ['id 9913: status_id'],
    project_consortium: ['id 9912: project_id'],
    project_intention: ['id 9910: project_id'],
    project_intention_gene: ['project_intention_id 9910: project_intention_id'],
    plan: ['id 901: status_id', 'id 903: project_id', 'id 905: project_id'],
    plan_status_stamp: ['id 9914: plan_id', 'id 9916: status_id'],
    crispr_attempt: ['plan_id 905: plan_id', 'plan_id 999: plan_id'],
    guide: ['id 9917: attempt_id', 'id 9918: attempt_id'],
    es_cell_attempt: ['plan_id 906: targ_rep_es_cell_id'],
    phenotyping_attempt: ['plan_id 907: phenotyping_external_ref'],
    phenotyping_stage: ['id 9926: phenotyping_stage_type_id'],
    phenotyping_stage_status_stamp: ['id 9927: phenotyping_stage_id'],
    outcome: ['id 904: plan_id'],
    plan_starting_point: ['id 9921: outcome_id'],
    colony: ['outcome_id 902: name, legacy_modification'],
    colony_status_stamp: ['id 9919: colony_id'],
    distribution_product: [expect.stringMatching(/^id 9920: /)],
    gene_by_list_record: ['id 9907: gene_id'],
    history: ['id 9928: entity_name'],
    history_detail: ['id 9930: history_id'],
  });
});

test('each group of refusals has a reason and the number of its rows', () => {
  for (const { refused, refusals: groups } of imported.report().tables) {
    expect(groups.reduce((sum, { rows }) => sum + rows, 0)).toBe(refused);
    for (const { reason } of groups) expect(reason).not.toMatch(/_check|_key|constraint/);
  }
});

test('the sound rows are all there, beside the broken ones', async () => {
  const { rows } = await sql<{ tpn: string }>`select tpn from project order by id`.execute(
    imported.tracker().db,
  );
  expect(rows.map(({ tpn }) => tpn)).toEqual([
    'TPN:000000011',
    'TPN:000000012',
    'TPN:000000013',
    'TPN:000000014',
    'TPN:000000016',
    'TPN:000000017',
    'TPN:000000902',
    'TPN:000000903',
    'TPN:000000904',
  ]);
  expect(await imported.read<Project>('/api/projects/TPN:000000011')).toMatchObject({
    comment: 'The line that all look at',
  });
});

test('names with blanks become the names that they mean', async () => {
  expect(await imported.read<Plan>('/api/plans/PIN:0000000902')).toMatchObject({
    workUnitName: 'Harwell',
    crisprAttempt: { strainInjectedName: 'LAKE/2' },
  });
  const { colony } = await imported.read<Outcome>('/api/outcomes/TPO:000000000901');
  expect(colony).toMatchObject<Partial<Colony>>({ name: 'LAKE-X' });
});

test('a gene that was there twice is one', async () => {
  expect(await imported.read<Project>('/api/projects/TPN:000000904')).toMatchObject({
    projectIntentions: [{ intentionByGene: { gene: { accessionId: 'MGI:9900001' } } }],
  });
});

test('a list record with one unknown gene keeps the other genes', async () => {
  const page = await imported.read<GeneListPage>('/api/geneList/CMG/content?sort=id,ASC');
  const record = page._embedded?.records.find(({ id }) => id === 9906);
  expect(record).toMatchObject({ visible: false, genes: [{ symbol: 'Fict4' }] });
});

test('two spellings of one address are one person: the open account counts, and rights are not added up', async () => {
  const { rows } = await sql`
    select email, name, is_active, is_admin from person where email like 'mia@%' or email like 'rae@%'
    order by email`.execute(imported.tracker().db);
  expect(rows).toEqual([
    { email: STAFF.managerOfJax, name: 'Mia Manager', is_active: true, is_admin: false },
    { email: STAFF.retired, name: 'Rae Returned', is_active: true, is_admin: false },
  ]);
  const people = imported.report().tables.find(({ source }) => source === 'person');
  expect(people).toMatchObject({ read: 9, taken: 6, matched: 2, refused: 1 });
  const joined = people?.changes.filter(({ reason }) => reason.includes('became one'));
  expect(joined?.flatMap(({ examples }) => examples.map(({ key }) => key)).sort()).toEqual([
    'id 25',
    'id 926',
  ]);
});

test('reports tables and columns that are missing or that no description names', () => {
  const { unknownTables, missingTables, columns } = imported.report();
  expect(unknownTables).toEqual([{ table: 'lake_levels', rows: 2 }]);
  expect(missingTables).toEqual(['monthly_mgi_nomenclature']);
  expect(columns.filter(({ fate }) => fate !== 'not carried')).toMatchObject([
    { table: 'project', column: 'moon_phase', fate: 'unknown' },
  ]);
});

test('numbers of refused rows are not given again', async () => {
  const { rows } = await sql<{ next: number }>`
    select nextval(pg_get_serial_sequence('plan', 'id')) as next`.execute(imported.tracker().db);
  expect(rows[0]?.next).toBe(908);
});

test('everything that came over can be read: no page breaks on it', async () => {
  const { db } = imported.tracker();
  const { rows } = await sql<{ url: string }>`
    select '/api/projects/' || tpn as url from project
    union all select '/api/projects/' || tpn || '/productionOutcomesSummaries' from project
    union all select '/api/plans/' || pin from plan
    union all select '/api/plans/' || pin || '/outcomes' from plan
    union all select '/api/plans/' || pin || '/phenotypingStages' from plan
    union all select '/api/outcomes/' || tpo from outcome
    union all select '/api/outcomes/' || tpo || '/mutations' from outcome
    union all select '/api/mutations/' || min from mutation
    union all select unnest(array['/api/projects', '/api/plans', '/api/conf', '/api/people',
      '/api/targ_rep/alleles', '/api/targ_rep/es_cell', '/api/reports/mutation/serialized_guides',
      '/api/reports/mutation/targeted_exons', '/api/reports/mutation/deletion_coordinates'])`.execute(db);
  const failed = [];
  for (const { url } of rows) {
    const { statusCode } = await get(imported.tracker(), url, STAFF.administrator);
    if (statusCode !== 200) failed.push(`${statusCode} ${url}`);
  }
  expect(failed).toEqual([]);
  expect(rows.length).toBeGreaterThan(80);
});
