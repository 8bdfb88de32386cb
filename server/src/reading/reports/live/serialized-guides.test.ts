import { sql } from 'kysely';
import type { SerializedGuide } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addConfirmed } from '../../production-numbers/testing/confirmed.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { getJson } from '../../../../testing/calls.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { liveReportRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([liveReportRoutes]);
  const { db } = tracker;
  await addCast(db);
  await addGene(db, { symbol: 'Aaa1', accId: 'MGI:1' });
  await addConfirmed(db, { name: 'J1', genes: ['Aaa1'], dates: ['2030-05-01'] });
  for (const statement of [
    `insert into crispr_attempt (plan_id) select id from plan`,
    `insert into nuclease (attempt_id, nuclease_type_id) select plan.id, type.id from plan, nuclease_type type
      where type.name = 'Cas9'`,
    `insert into guide (attempt_id, chr, start, stop, strand, pam, genome_build)
      select id, '4', 1100, 1122, '+', 'TGG', 'GRCm39' from plan`,
    `with added as (
        insert into sequence (sequence, sequence_type_id, sequence_category_id)
        select 'ACGT', (select min(id) from sequence_type), (select min(id) from sequence_category) returning id)
      insert into mutation_sequence (mutation_id, sequence_id, index) select mutation.id, added.id, 1 from mutation, added`,
  ])
    await sql.raw(statement).execute(db);
});
afterAll(() => tracker.close());

const guides = (caller: string | null = null) =>
  getJson<SerializedGuide[]>(tracker, '/api/reports/mutation/serialized_guides', caller);

test('serialized_guides, every member, as text (api-3 §8.3.4)', async () => {
  expect(await guides()).toEqual([
    {
      ...{ pin: 'PIN:0000000001', min: 'MIN:000000000001', guideName: 'Aaa1<em1(IMPC)J1>_GID:000000000001' },
      ...{ chrom: 'chr4', chromStart: '1099', chromEnd: '1119', thickStart: '1099', thickEnd: '1119' },
      ...{ strand: '+', score: '0', itemRgb: '0,0,255' },
    },
  ]);
});

// The row rules of api-3 §8.3.4, each broken once and mended.
describe('a guide that led to a confirmed line', () => {
  beforeEach(async () => expect(await guides()).toHaveLength(1));

  type Flaw = [what: string, table: string, column: string, broken: string, whole: string];
  const status = (name: string) => `(select id from status where name = '${name}')`;
  const attemptType = (name: string) => `(select id from attempt_type where name = '${name}')`;
  const nuclease = (name: string) => `(select id from nuclease_type where name = '${name}')`;
  test.each<Flaw>([
    ['on no chromosome', 'guide', 'chr', `'NA'`, `'4'`],
    ['without a chromosome', 'guide', 'chr', 'null', `'4'`],
    ['on a chromosome s', 'guide', 'chr', `'s'`, `'4'`],
    ['on a chromosome that browsers do not have', 'guide', 'chr', `'GL456233.2'`, `'4'`],
    ['without a start', 'guide', 'start', 'null', '1100'],
    ['without a stop', 'guide', 'stop', 'null', '1122'],
    ['without a strand', 'guide', 'strand', 'null', `'+'`],
    ['without a PAM', 'guide', 'pam', 'null', `'TGG'`],
    ['on another build', 'guide', 'genome_build', `'GRCm38'`, `'GRCm39'`],
    ...['Attempt Aborted', 'Breeding Aborted', 'Mouse Allele Modification Aborted', 'Plan Abandoned'].map(
      (name): Flaw => [
        `of a plan that is ${name}`,
        'plan',
        'status_id',
        status(name),
        status('Plan Created'),
      ],
    ),
    [
      'of another attempt',
      'plan',
      'attempt_type_id',
      attemptType('haplo-essential crispr'),
      attemptType('crispr'),
    ],
    ['with a nuclease of which no side is known', 'nuclease', 'nuclease_type_id', 'null', nuclease('Cas9')],
    [
      'of a colony that is not confirmed',
      'colony',
      'status_id',
      status('Genotype In Progress'),
      status('Genotype Extinct'),
    ],
    ['of a mutation without a symbol', 'mutation', 'symbol', `''`, `'Aaa1<em1>'`],
    ['of a mutation without a sequence', 'sequence', 'sequence', `''`, `'ACGT'`],
  ])('%s is left out', async (_what, table, column, broken, whole) => {
    const set = (value: string) => sql.raw(`update ${table} set ${column} = ${value}`).execute(tracker.db);
    await set(broken);
    const found = await guides();
    await set(whole);
    expect(found).toEqual([]);
  });

  const set = (table: string, column: string, value: string) =>
    sql.raw(`update ${table} set ${column} = ${value}`).execute(tracker.db);

  test('of a mutation without a gene is left out', async () => {
    await sql`delete from mutation_gene`.execute(tracker.db);
    const found = await guides();
    await sql`insert into mutation_gene (mutation_id, gene_id) select mutation.id, gene.id from mutation, gene`.execute(
      tracker.db,
    );
    expect(found).toEqual([]);
  });

  test('of a plan that is not abandoned is listed, whatever its status', async () => {
    await set('plan', 'status_id', status('Breeding Started'));
    expect(await guides()).toHaveLength(1);
    await set('plan', 'status_id', status('Plan Created'));
  });

  test.each([
    ['Cas9', '1099'],
    ['D10A', '1099'],
    ['Cpf1', '1102'],
  ])('is placed by its nuclease: by %s at %s', async (name, start) => {
    await set('nuclease', 'nuclease_type_id', nuclease(name));
    expect((await guides()).map(({ chromStart }) => chromStart)).toEqual([start]);
    await set('nuclease', 'nuclease_type_id', nuclease('Cas9'));
  });

  test.each([
    ['chr', `'x'`, { chrom: 'chrX' }, `'4'`],
    ['chr', `'X'`, { chrom: 'chrX' }, `'4'`],
    ['strand', `''`, { strand: '.' }, `'+'`],
  ])('whose %s is %s is listed with %j', async (column, value, expected, whole) => {
    await set('guide', column, value);
    expect(await guides()).toMatchObject([expected]);
    await set('guide', column, whole);
  });

  test('is listed once, however many sequences and nucleases of a kind there are', async () => {
    await sql`insert into nuclease (attempt_id, nuclease_type_id) select attempt_id, nuclease_type_id from nuclease`.execute(
      tracker.db,
    );
    await sql`insert into mutation_sequence (mutation_id, sequence_id, index)
      select mutation_id, sequence_id, 2 from mutation_sequence`.execute(tracker.db);
    expect(await guides()).toHaveLength(1);
  });
});

test.each([
  ['protected', [0, 0, 1, 1]],
  ['restricted', [0, 0, 1, 1]],
])('guides of a %s project are shown to those who may see it whole', async (privacy, expected) => {
  await sql`update project set privacy_id = (select id from privacy where name = ${privacy})`.execute(
    tracker.db,
  );
  await sql`select refresh_all_project_index()`.execute(tracker.db);
  const found = [];
  for (const caller of [null, CAST.stranger, CAST.unitMember, CAST.administrator])
    found.push((await guides(caller)).length);
  expect(found).toEqual(expected);
});
