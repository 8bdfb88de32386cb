import { sql } from 'kysely';
import type { TestApp } from '../../http/test-app.ts';
import { addConfirmed } from '../../production-numbers/test-confirmed.ts';
import { getJson } from '../../testing/calls.ts';
import { openTracker } from '../../testing/open-tracker.ts';
import { addGene } from '../../testing/test-genes.ts';
import { liveReportRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([liveReportRoutes]);
  const { db } = tracker;
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

const guides = () => getJson<{ chromStart: string }[]>(tracker, '/api/reports/mutation/serialized_guides');

// The row rules of api-3 §8.3.4, each broken once and mended.
describe('a guide that led to a confirmed line', () => {
  beforeEach(async () => expect(await guides()).toHaveLength(1));

  const status = (name: string) => `(select id from status where name = '${name}')`;
  const attemptType = (name: string) => `(select id from attempt_type where name = '${name}')`;
  const nuclease = (name: string) => `(select id from nuclease_type where name = '${name}')`;
  test.each([
    ['on no chromosome', 'guide', 'chr', `'NA'`, `'4'`],
    ['on a chromosome that browsers do not have', 'guide', 'chr', `'GL456233.2'`, `'4'`],
    ['without a start', 'guide', 'start', 'null', '1100'],
    ['without a stop', 'guide', 'stop', 'null', '1122'],
    ['without a strand', 'guide', 'strand', 'null', `'+'`],
    ['without a PAM', 'guide', 'pam', 'null', `'TGG'`],
    ['on another build', 'guide', 'genome_build', `'GRCm38'`, `'GRCm39'`],
    ['of an aborted plan', 'plan', 'status_id', status('Attempt Aborted'), status('Plan Created')],
    ['of an abandoned plan', 'plan', 'status_id', status('Plan Abandoned'), status('Plan Created')],
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

  test('is named once, and placed by its nuclease', async () => {
    const place = async () => (await guides()).map(({ chromStart }) => chromStart);
    expect(await place()).toEqual(['1099']);
    await sql.raw(`update nuclease set nuclease_type_id = ${nuclease('Cpf1')}`).execute(tracker.db);
    expect(await place()).toEqual(['1102']);
    await sql.raw(`update nuclease set nuclease_type_id = ${nuclease('Cas9')}`).execute(tracker.db);
  });
});
