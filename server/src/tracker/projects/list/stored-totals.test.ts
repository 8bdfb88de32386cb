import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { ANONYMOUS, type Subject } from '../../../identity/permissions/caller.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { refreshIndex } from '../assignment/project-status-repository.ts';
import { findAll, findPage } from './list-repository.ts';
import type { ProjectCriteria } from './project-criteria.ts';
import { storedTotal } from './stored-totals.ts';

const PRIVACIES = ['public', 'protected', 'restricted'] as const;
const STATUSES = ['Plan Created', 'Founder Obtained', 'Genotype Confirmed'];
const UNITS = ['JAX', 'UCD', 'BCM'];
const stranger: Subject = { ...ANONYMOUS, email: 'jo@lab.example', personId: 1 };

let database: TestDatabase;
let subjects: [string, Subject][];
let requested: ProjectCriteria[];
let added = 0;

beforeAll(async () => {
  database = await openTestDatabase('lists');
  await addGene(database.db, { symbol: 'Egr2', accId: 'MGI:95296' });
  await sql`
    insert into usual_time (attempt_type_id, status_id, days)
    select attempt_type.id, status.id, 10 from attempt_type cross join status`.execute(database.db);
  for (let count = 0; count < 12; count++) await add();
  const [jax, ucd] = [await idOf('work_unit', 'JAX'), await idOf('work_unit', 'UCD')];
  const [impc, bash] = [await idOf('consortium', 'IMPC'), await idOf('consortium', 'BaSH')];
  subjects = [
    ['a visitor', ANONYMOUS],
    ['a stranger', stranger],
    [
      'a member',
      { ...stranger, unitRoles: [{ id: 1, workUnitId: jax, workUnitName: 'JAX', roleName: 'general' }] },
    ],
    ['an administrator', { ...stranger, isAdmin: true }],
  ];
  const single: ProjectCriteria[] = [
    {},
    { workUnitIds: [jax] },
    { workUnitIds: [] },
    { workGroupIds: [await idOf('work_group', 'BaSH')] },
    { consortiumIds: [impc] },
    { intentionTypeIds: [await idOf('molecular_mutation_type', 'Deletion')] },
    { summaryStatusIds: [await idOf('status', 'Plan Created'), await idOf('status', 'Founder Obtained')] },
    { assignmentStatusIds: [await idOf('assignment_status', 'Assigned')] },
    { lacks: ['guides'] },
    { lacks: ['colony'] },
    { workUnitIds: [jax], attemptTypeIds: [await idOf('attempt_type', 'crispr')] },
    { workUnitIds: [ucd], summaryStatusIds: [await idOf('status', 'Plan Created')] },
    // The last usual days are the 11th of January, the 25th, and so on.
    ...['2030-01-01', '2030-02-08', '2030-02-09', '2030-03-01', '2031-01-01'].flatMap((usualUntilBefore) => [
      { usualUntilBefore },
      { usualUntilBefore, workUnitIds: [jax] },
      { usualUntilBefore, workUnitIds: [jax, ucd] },
    ]),
  ];
  requested = [
    ...single.flatMap((criteria) => [
      criteria,
      { ...criteria, privacyRanks: [3, 1] },
      { ...criteria, privacyRanks: [] },
    ]),
    { lacks: ['guides', 'colony'] },
    { workUnitIds: [jax, ucd] },
    { workUnitIds: [jax, ucd], attemptTypeIds: [await idOf('attempt_type', 'crispr')] },
    { workUnitIds: [jax], attemptTypeIds: [], lacks: ['colony'] },
    { consortiumIds: [impc, bash], workUnitIds: [jax] },
  ];
});
afterAll(() => database.close());

async function add(): Promise<void> {
  const number = added++;
  const tpn = await addProject(database.db, {
    privacy: PRIVACIES[number % 3] ?? 'public',
    summaryStatus: STATUSES[number % 2] ?? 'Plan Created',
    consortia: number % 4 === 0 ? ['IMPC', 'BaSH'] : ['IMPC'],
    intentions: [{ gene: 'Egr2' }],
    plans: [
      { workUnit: UNITS[number % 3] ?? 'JAX', workGroup: 'BaSH' },
      { workUnit: UNITS[number % 2] ?? 'JAX', type: 'phenotyping' },
    ],
  });
  const { rows } = await sql<{ id: number }>`
    insert into plan_summary_status_stamp (plan_id, status_id, date)
    select plan.id, plan.summary_status_id, date '2030-01-01' + ${14 * number}::integer
    from plan join project on project.id = plan.project_id where tpn = ${tpn}
    returning (select project_id from plan where plan.id = plan_id) as id`.execute(database.db);
  await refreshIndex(database.db, [...new Set(rows.map(({ id }) => id))]);
}

async function idOf(
  table:
    | 'work_unit'
    | 'work_group'
    | 'consortium'
    | 'molecular_mutation_type'
    | 'status'
    | 'assignment_status'
    | 'attempt_type',
  name: string,
) {
  const row = await database.db
    .selectFrom(table)
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.id;
}

const FIRST_ROW = { offset: 0, size: 1, sort: [] };

/** For everybody and each list: its total is as many projects as it has. */
async function expectTrueTotals(): Promise<void> {
  for (const [who, subject] of subjects)
    for (const criteria of requested) {
      const request = { criteria, subject };
      const { total } = await findPage(database.db, request, FIRST_ROW);
      const ids = await findAll(database.db, request, []);
      expect({ who, criteria, total }).toEqual({ who, criteria, total: ids.length });
    }
}

test.each([
  ['projects are added', add],
  [
    'several change at once',
    () =>
      sql`update project_index set privacy_rank = 4 - privacy_rank, summary_status_id = ${STATUS_OF_NEXT}`.execute(
        database.db,
      ),
  ],
  [
    'units and groups are added and left out',
    () =>
      sql`update project_index set work_unit_ids = work_unit_ids[2:], work_group_ids = '{}' where project_id % 2 = 0`.execute(
        database.db,
      ),
  ],
  [
    'a project loses its gene',
    () => sql`update project_index set has_gene = not has_gene where project_id % 4 = 1`.execute(database.db),
  ],
  [
    'projects are removed',
    () => sql`delete from project_index where project_id % 3 = 0`.execute(database.db),
  ],
  ['the index is rebuilt', () => sql`select refresh_all_project_index()`.execute(database.db)],
  ['the index is emptied', () => sql`truncate project_index`.execute(database.db)],
])('totals are true after %s', async (_what, change) => {
  await change();
  await expectTrueTotals();
  await sql`select refresh_all_project_index()`.execute(database.db);
  await expectTrueTotals();
});

const STATUS_OF_NEXT = sql`(select id from status where name = 'Genotype Confirmed')`;

test('a change that is taken back changes no total', async () => {
  const broken = database.db.transaction().execute(async (transaction) => {
    await sql`delete from project_index`.execute(transaction);
    throw new Error('taken back');
  });
  await expect(broken).rejects.toThrow('taken back');
  await expectTrueTotals();
});

test('several who write at the same time are all counted', async () => {
  await Promise.all(Array.from({ length: 8 }, add));
  await expectTrueTotals();
});

test.each<[string, ProjectCriteria, boolean]>([
  ['everything', {}, true],
  ['one filter', { workUnitIds: [1] }, true],
  ['one filter and the privacy', { consortiumIds: [1], privacyRanks: [2] }, true],
  ['two statuses, of which a project has one', { summaryStatusIds: [1, 2] }, true],
  ['two units, of which a project may have both', { workUnitIds: [1, 2] }, false],
  ['what is missing', { lacks: ['guides'] }, true],
  ['two that may be missing both', { lacks: ['guides', 'colony'] }, false],
  ['an attempt type of a unit', { workUnitIds: [1], attemptTypeIds: [1] }, true],
  ['two attempt types of a unit', { workUnitIds: [1], attemptTypeIds: [1, 2] }, false],
  ['statuses of a unit', { workUnitIds: [1], summaryStatusIds: [1, 2] }, true],
  ['an attempt type of two units', { workUnitIds: [1, 2], attemptTypeIds: [1] }, false],
  ['two filters', { workUnitIds: [1], consortiumIds: [1] }, false],
  ['what stands still', { usualUntilBefore: '2031-03-01' }, true],
  ['what stands still in a unit', { usualUntilBefore: '2031-03-01', workUnitIds: [1] }, true],
  ['what stands still in two units', { usualUntilBefore: '2031-03-01', workUnitIds: [1, 2] }, false],
  ['a gene', { geneIds: [1] }, false],
])('the total of %s is stored, or not', (_what, criteria, isStored) => {
  expect(storedTotal({ criteria, subject: stranger }) !== undefined).toBe(isStored);
});

test('a gene that is renamed takes its projects to their new place in the order', async () => {
  await sql`update gene set symbol = 'Zfp1' where symbol = 'Egr2'`.execute(database.db);
  const { rows } = await sql`
    select distinct gene_symbol from project_index
    union all
    select 'stale' from (select * from project_index except select * from project_index_source) stale`.execute(
    database.db,
  );
  expect(rows).toEqual([{ gene_symbol: 'zfp1' }]);
});
