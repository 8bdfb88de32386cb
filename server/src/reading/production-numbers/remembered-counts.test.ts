import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { rememberedCounts, type RememberedCounts } from './remembered-counts.ts';
import { readRequest } from './request.ts';
import { addConfirmed, addMutation } from './testing/confirmed.ts';

let database: TestDatabase;
let remembered: RememberedCounts;
let outcomeId: number;

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
  const fresh = rememberedCounts();
  expect(after).toEqual([
    await fresh.byPeriod(database.db, YEARLY),
    await fresh.byPeriod(database.db, MONTHLY),
    await fresh.genes(database.db),
  ]);
});

const setStamp = (date: string) =>
  sql`update colony_status_stamp set date = ${date}::timestamp where colony_id = ${outcomeId}`.execute(
    database.db,
  );
const setStatus = (name: string) =>
  sql`update colony set status_id = (select id from status where name = ${name})
    where outcome_id = ${outcomeId}`.execute(database.db);
const setWorkUnit = (name: string) =>
  sql`update plan set work_unit_id = (select id from work_unit where name = ${name})`.execute(database.db);
const setWorkGroup = (name: string) =>
  sql`update plan set work_group_id = (select id from work_group where name = ${name})`.execute(database.db);
