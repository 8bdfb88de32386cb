/** Rows that lack what is required here (existing-model/incomplete) are taken with their children. */
import { sql } from 'kysely';
import type { Colony, Outcome, PhenotypingStage, Plan, Project } from 'shared/contract';
import { get } from '../../../testing/calls.ts';
import { importedTracker } from './testing/existing-model/imported-tracker.ts';

const imported = importedTracker({ withIncompleteRows: true });
const { read } = imported;

test('no row of theirs is refused', () => {
  expect(imported.report().tables.filter(({ refused }) => refused > 0)).toEqual([]);
});

test('a project without privacy is restricted, and stamps without a date have that of their row', async () => {
  const project = await read<Project>('/api/projects/TPN:000000701');
  expect(project).toMatchObject({
    privacyName: 'restricted',
    assignmentStatusName: 'Assigned',
    projectIntentions: [
      {
        molecularMutationTypeName: 'Unknown',
        intentionByGene: { gene: { symbol: 'Fict76', accessionId: 'MGI:0706' } },
      },
    ],
  });
  const dates = project.assignmentStatusStamps.map(({ date }) => date).sort();
  expect(dates).toEqual(['1970-01-01T00:00:00', '2020-05-06T07:08:09']);
});

test('a plan without types and statuses has those of its attempt and of its last stamp', async () => {
  expect(await read<Plan>('/api/plans/PIN:0000000701')).toMatchObject({
    typeName: 'production',
    attemptTypeName: 'crispr',
    workUnitName: 'Unknown',
    statusName: 'Attempt In Progress',
    crisprAttempt: { miDate: '2020-02-01', reagents: [{ reagentName: 'Unknown' }] },
  });
  expect(await read<Plan>('/api/plans/PIN:0000000702')).toMatchObject({
    typeName: 'production',
    attemptTypeName: 'es cell allele modification',
  });
  expect(await read<Plan>('/api/plans/PIN:0000000704')).toMatchObject({ attemptTypeName: 'crispr' });
});

test('phenotyping without reference, strain and type of stage', async () => {
  expect(await read<Plan>('/api/plans/PIN:0000000703')).toMatchObject({
    typeName: 'phenotyping',
    attemptTypeName: 'adult and embryo phenotyping',
    phenotypingAttemptResponse: {
      phenotypingExternalRef: 'Unnamed 703',
      phenotypingBackgroundStrainName: 'Unknown',
    },
  });
  expect(
    await read<PhenotypingStage>('/api/plans/PIN:0000000703/phenotypingStages/PSN:000000009714'),
  ).toMatchObject({
    phenotypingTypeName: 'early adult and embryo',
    statusName: 'Phenotyping Registered',
    tissueDistributions: [{ materialDepositedTypeName: 'Unknown', workUnitName: 'Unknown' }],
  });
});

test('a colony without name, strain and status, with its product; and a specimen', async () => {
  const { colony, outcomeTypeName } = await read<Outcome>('/api/outcomes/TPO:000000000701');
  expect(outcomeTypeName).toBe('Colony');
  expect(colony).toMatchObject<Partial<Colony>>({
    name: 'Unnamed 701',
    statusName: 'Genotype Confirmed',
    backgroundStrainName: 'Unknown',
  });
  expect(colony?.distributionProducts).toMatchObject([
    { distributionCentreName: 'Unknown', productTypeName: 'Unknown' },
  ]);
  expect(await read<Outcome>('/api/outcomes/TPO:000000000702')).toMatchObject({
    outcomeTypeName: 'Specimen',
    specimen: {
      statusName: 'Specimen Group In Progress',
      specimenProperties: [{ propertyTypeName: 'Unknown' }],
    },
  });
});

test('a person without an address keeps the name, the roles and the subject id', async () => {
  const { rows } = await sql`
    select person.name, email, auth_id, is_active, (select count(*) from person_role_work_unit where person_id = person.id) as roles
    from person where auth_id = 'subject-727'`.execute(imported.tracker().db);
  expect(rows).toEqual([
    {
      name: 'Noa Address',
      email: 'no-address-727@unknown.invalid',
      auth_id: 'subject-727',
      is_active: true,
      roles: 1,
    },
  ]);
});

test('a change without author, date and note is in the history', async () => {
  expect(await read('/api/projects/TPN:000000701/history')).toMatchObject([
    { user: 'Unknown', date: '2020-05-06T07:08:10', comment: '' },
  ]);
});

test('who made a row stays empty where nobody knows it, and as it was where somebody does', async () => {
  const groups = await read<object[]>('/api/workGroupsByWorkUnit?workUnitName=JAX');
  const of = (name: string) => groups.find((group) => 'name' in group && group.name === name);
  expect(of('Nobodys')).toEqual({ id: 785, name: 'Nobodys' });
  expect(of('Somebodys')).toEqual({
    id: 786,
    name: 'Somebodys',
    createdAt: '2018-01-02',
    createdBy: 'ada@lab.example',
    lastModified: '2018-01-03',
    lastModifiedBy: 'mia@lab.example',
  });
});

test('the report counts each empty column with what became of it', () => {
  const groups = imported.report().tables.flatMap(({ source, changes }) =>
    changes.map(({ column, fate, rows, isNoise }) => ({
      column: `${source}.${column ?? ''}`,
      fate,
      rows,
      isNoise,
    })),
  );
  expect(groups).toContainEqual({
    column: 'plan.attempt_type_id',
    fate: 'the type of the attempt that it has, else the first of its type of plan',
    rows: 4,
    isNoise: false,
  });
  expect(groups).toContainEqual(expect.objectContaining({ column: 'assignment_status_stamp.date', rows: 2 }));
  expect(groups.filter(({ column }) => column.endsWith('created_by'))).toEqual([]);
});

test('everything of these rows can be read', async () => {
  const urls = ['701', '705'].flatMap((id) => [
    `/api/projects/TPN:0000${id === '705' ? '90705' : `00${id}`}`,
  ]);
  for (const url of [...urls, '/api/projects', '/api/plans', '/api/conf', '/api/people'])
    expect([url, (await get(imported.tracker(), url, 'ada@lab.example')).statusCode]).toEqual([url, 200]);
});
