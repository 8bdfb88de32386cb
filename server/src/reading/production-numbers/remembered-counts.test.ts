import { sql } from 'kysely';
import { inTransaction } from '../../platform/database/database.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { rememberedCounts, type RememberedCounts } from './remembered-counts.ts';
import { readRequest } from './request.ts';
import { addConfirmed, addMutation } from './testing/confirmed.ts';

let database: TestDatabase;
let remembered: RememberedCounts;
let outcomeId: number;
let added = 0;

beforeAll(async () => {
  database = await openTestDatabase('lists');
  const { db } = database;
  for (const [index, symbol] of ['Aaa1', 'Aaa2'].entries())
    await addGene(db, { symbol, accId: `MGI:${index + 1}` });
  outcomeId = await addConfirmed(db, { name: 'J1', genes: ['Aaa1'], dates: ['2011-03-31'] });
  remembered = rememberedCounts();
});
afterAll(() => database.close());

const MONTHLY = readRequest({ reporttype: 'month', attempt: 'crispr', workunit: 'JAX' });
const YEARLY = readRequest({ reporttype: 'year', attempt: 'crispr' });

test('are counted once while nothing changes, for each request', async () => {
  const first = await remembered.byPeriod(database.db, YEARLY);
  expect(await remembered.byPeriod(database.db, YEARLY)).toBe(first);
  expect(await remembered.byPeriod(database.db, MONTHLY)).not.toEqual(first);
});

test.each<[what: string, change: () => Promise<unknown>]>([
  ['another stamp', () => setStamp('2010-01-01')],
  ['another status', () => setStatus('Genotype Not Confirmed')],
  ['the status of before', () => setStatus('Genotype Confirmed')],
  ['another gene', () => addMutation(database.db, outcomeId, 'Aaa2<em1J>', ['Aaa2'])],
  [
    'a mutation less',
    () => sql`delete from mutation_outcome where outcome_id = ${outcomeId}`.execute(database.db),
  ],
  ['another line', () => addConfirmed(database.db, { name: 'J2', genes: ['Aaa2'], dates: ['2013-01-01'] })],
  ['another plan', () => move('J2')],
  ['another work unit', () => setWorkUnit('UCD')],
  ['another group', () => setWorkGroup('EUCOMMToolsCre')],
])('are counted again after %s', async (_what, change) => {
  const before = [
    await remembered.byPeriod(database.db, YEARLY),
    await remembered.byPeriod(database.db, MONTHLY),
    await remembered.genes(database.db),
  ];
  await change();
  const after = [
    await remembered.byPeriod(database.db, YEARLY),
    await remembered.byPeriod(database.db, MONTHLY),
    await remembered.genes(database.db),
  ];
  expect(after).not.toEqual(before);
  expect(await linesOf('confirmed_line')).toEqual(await linesOf('confirmed_line_source'));
  const fresh = rememberedCounts();
  expect(after).toEqual([
    await fresh.byPeriod(database.db, YEARLY),
    await fresh.byPeriod(database.db, MONTHLY),
    await fresh.genes(database.db),
  ]);
});

test('a line has what two changes at the same moment made of it', async () => {
  await setStatus('Genotype In Progress');
  // Both are written before either is stored, unless one waits for the other. The embedded database does one after the other anyway.
  const slowly = (change: ReturnType<typeof sql>) =>
    inTransaction(database.db, 'jo@lab.example', async (tx) => {
      await change.execute(tx);
      await sql`select pg_sleep(0.2)`.execute(tx);
    });
  await Promise.all([slowly(toStatus('Genotype Confirmed')), slowly(toWorkUnit('BCM'))]);
  const lines = await linesOf('confirmed_line');
  expect(lines).not.toEqual([]);
  expect(lines).toEqual(await linesOf('confirmed_line_source'));
});

test.each<[what: string, change: (lineId: number) => Promise<unknown>]>([
  [
    'a mutation is linked to another line',
    (lineId) =>
      sql`update mutation_outcome set outcome_id = ${outcomeId} where outcome_id = ${lineId}`.execute(
        database.db,
      ),
  ],
  [
    'genes become those of another mutation',
    (lineId) =>
      sql`update mutation_gene set mutation_id = (select max(id) from mutation)
        where mutation_id = (select mutation_id from mutation_outcome where outcome_id = ${lineId})`.execute(
        database.db,
      ),
  ],
  ['a mutation is deleted', () => sql`delete from mutation`.execute(database.db)],
  ['stamps are truncated', () => sql`truncate colony_status_stamp`.execute(database.db)],
])('lines are what they are made of when %s', async (_what, change) => {
  const lineId = await addConfirmed(database.db, {
    name: `Line ${added++}`,
    genes: ['Aaa1'],
    dates: ['2014-01-01'],
  });
  await sql`insert into mutation (symbol) values (null)`.execute(database.db);
  const before = await linesOf('confirmed_line');
  await change(lineId);
  expect(await linesOf('confirmed_line')).not.toEqual(before);
  expect(await linesOf('confirmed_line')).toEqual(await linesOf('confirmed_line_source'));
});

async function linesOf(table: 'confirmed_line' | 'confirmed_line_source'): Promise<unknown[]> {
  const { rows } = await sql`
    select * from ${sql.table(table)} order by stamp_id, gene_id`.execute(database.db);
  return rows;
}

const setStamp = (date: string) =>
  sql`update colony_status_stamp set date = ${date}::timestamp where colony_id = ${outcomeId}`.execute(
    database.db,
  );
const toStatus = (name: string) => sql`
  update colony set status_id = (select id from status where name = ${name}) where outcome_id = ${outcomeId}`;
const setStatus = (name: string) => toStatus(name).execute(database.db);
/** Into the plan of this colony. */
const move = (colony: string) =>
  sql`update outcome set plan_id = (
      select plan_id from outcome join colony on colony.outcome_id = outcome.id where name = ${colony})
    where id = ${outcomeId}`.execute(database.db);
const toWorkUnit = (name: string) => sql`
  update plan set work_unit_id = (select id from work_unit where name = ${name})`;
const setWorkUnit = (name: string) => toWorkUnit(name).execute(database.db);
const setWorkGroup = (name: string) =>
  sql`update plan set work_group_id = (select id from work_group where name = ${name})`.execute(database.db);
