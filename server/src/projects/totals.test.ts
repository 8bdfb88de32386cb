import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { ANONYMOUS, type Subject } from '../permissions/caller.ts';
import { addGene } from '../testing/test-genes.ts';
import { addProject } from '../testing/test-projects.ts';
import type { ProjectCriteria } from './project-criteria.ts';
import { rememberTotals, type Totals } from './totals.ts';

const jo: Subject = { ...ANONYMOUS, email: 'jo@lab.example', personId: 1 };
const administrator: Subject = { ...jo, isAdmin: true };

let database: TestDatabase;
let totals: Totals;
const countTotal: Totals['count'] = (question, version) => totals.count(question, version);

beforeAll(async () => {
  database = await openTestDatabase('lists');
  await addGene(database.db, { symbol: 'Egr2', accId: 'MGI:95296' });
});

beforeEach(async () => {
  totals = rememberTotals(database.db);
  await sql`truncate project cascade`.execute(database.db);
  await addProject(database.db, { intentions: [{ gene: 'Egr2' }], plans: [{ workUnit: 'JAX' }] });
});

afterAll(() => database.close());

async function version(): Promise<number> {
  const { rows } = await sql<{ version: number }>`select project_index_version() as version`.execute(
    database.db,
  );
  return rows[0]?.version ?? 0;
}

async function total(subject: Subject = ANONYMOUS, criteria: ProjectCriteria = {}): Promise<number> {
  return countTotal({ criteria, subject }, await version());
}

test('a total is counted once as long as nothing changes', async () => {
  const now = await version();
  const question = { criteria: {}, subject: ANONYMOUS };
  const first = countTotal(question, now);
  expect(countTotal({ criteria: {}, subject: ANONYMOUS }, now)).toBe(first);
  expect(countTotal({ ...question, subject: jo }, now)).not.toBe(first);
  expect(await first).toBe(1);
  expect(countTotal(question, now)).toBe(first);
  expect(countTotal(question, now + 1)).not.toBe(first);
});

test.each([
  ['a new project', () => addProject(database.db, { intentions: [{ gene: 'Egr2' }] }), 2],
  ['a removed one', () => sql`delete from project_index`.execute(database.db), 0],
  [
    'a changed one',
    async () => {
      await sql`update project set privacy_id = (select id from privacy where rank = 2)`.execute(database.db);
      await sql`select refresh_all_project_index()`.execute(database.db);
    },
    0,
  ],
])('%s is counted at once', async (_what, change, expected) => {
  expect(await total()).toBe(1);
  await change();
  expect(await total()).toBe(expected);
});

test('a change that is taken back changes no total', async () => {
  const before = await version();
  const broken = database.db.transaction().execute(async (transaction) => {
    await addProject(transaction, { intentions: [{ gene: 'Egr2' }] });
    throw new Error('taken back');
  });
  await expect(broken).rejects.toThrow('taken back');
  expect(await version()).toBe(before);
  expect(await total()).toBe(1);
});

test('totals of different questions and callers are kept apart', async () => {
  await addProject(database.db, { privacy: 'restricted', intentions: [{ gene: 'Egr2' }] });
  expect(await total(ANONYMOUS)).toBe(1);
  expect(await total(jo)).toBe(2);
  expect(await total(ANONYMOUS, { privacyRanks: [2] })).toBe(0);
});

test('where a filter asks what masks hide, the memberships of the caller count', async () => {
  await addProject(database.db, {
    privacy: 'restricted',
    intentions: [{ gene: 'Egr2' }],
    plans: [{ workUnit: 'JAX' }],
  });
  const jax = await database.db
    .selectFrom('work_unit')
    .select('id')
    .where('name', '=', 'JAX')
    .executeTakeFirstOrThrow();
  const criteria = { workUnitIds: [jax.id] };
  const member = {
    ...jo,
    unitRoles: [{ id: 1, workUnitId: jax.id, workUnitName: 'JAX', roleName: 'general' }],
  };
  expect(await total(jo, criteria)).toBe(1);
  expect(await total(member, criteria)).toBe(2);
  expect(await total(administrator, criteria)).toBe(2);
});

test('a count that fails is not remembered', async () => {
  const now = await version();
  const impossible = { criteria: { geneIds: [1], privacyRanks: [1e9] }, subject: ANONYMOUS };
  const failed = countTotal(impossible, now);
  await expect(failed).rejects.toThrow();
  const repeated = countTotal(impossible, now);
  expect(repeated).not.toBe(failed);
  await expect(repeated).rejects.toThrow();
  expect(await total()).toBe(1);
});

test('a gene that is renamed takes its projects to their new place', async () => {
  await sql`update gene set symbol = 'Zfp1' where symbol = 'Egr2'`.execute(database.db);
  const { rows } = await sql`
    select gene_symbol from project_index
    union all
    select 'stale' from (select * from project_index except select * from project_index_source) stale`.execute(
    database.db,
  );
  expect(rows).toEqual([{ gene_symbol: 'zfp1' }]);
  await sql`update gene set symbol = 'Egr2' where symbol = 'Zfp1'`.execute(database.db);
});
