import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { loadCatalogues } from './load-catalogues.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await loadCatalogues(database.db);
});
afterAll(() => database.close());

const CATALOGUES = sql<{ table: string }>`
  select relname as "table" from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace
    and relname not in ('schema_migration') order by relname`;

async function counts(): Promise<Record<string, number>> {
  const tables = await CATALOGUES.execute(database.db);
  const result: Record<string, number> = {};
  for (const { table } of tables.rows) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
      database.db,
    );
    result[table] = rows[0]?.n ?? 0;
  }
  return result;
}

async function namesIn(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by id`.execute(
    database.db,
  );
  return rows.map(({ name }) => name);
}

describe('the look-up lists of a new installation', () => {
  it.each([
    ['privacy', ['public', 'protected', 'restricted']],
    ['outcome_type', ['Colony', 'Specimen']],
    ['phenotyping_stage_type', ['early adult and embryo', 'late adult', 'haplo-essential', 'embryo']],
    [
      'assignment_status',
      ['Assigned', 'Inspect - Conflict', 'Inspect - Attempt', 'Inspect - GLT Mouse', 'Inactive', 'Abandoned'],
    ],
    ['species', ['Mus musculus', 'Homo sapiens']],
  ])('of %s is %j', async (table, names) => {
    expect(await namesIn(table)).toEqual(names);
  });

  it('have the consortium that allele symbols are made with, and the units that the API names', async () => {
    expect(await namesIn('consortium')).toContain('IMPC');
    expect(await namesIn('work_unit')).toEqual(
      expect.arrayContaining(['BCM', 'TCP', 'UCD', 'JAX', 'Harwell', 'WTSI', 'KMPC', 'EMBL-Rome']),
    );
    expect(await namesIn('work_group')).toEqual(expect.arrayContaining(['BaSH', 'DTCC', 'EUCOMMToolsCre']));
  });

  it('rank the assignment statuses: an assigned project of a gene counts first', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from assignment_status order by ordering limit 2`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(['Assigned', 'Inspect - GLT Mouse']);
  });

  it('tag strains for every drop-down list', async () => {
    const { rows } = await sql<{ name: string; strains: number }>`
      select strain_type.name, count(*) as strains
      from strain_type join strain_type_relationship on strain_type_id = strain_type.id
      group by strain_type.name order by strain_type.name`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual([
      'background strain',
      'blast strain',
      'deleter',
      'test cross strain',
    ]);
    expect(rows.every(({ strains }) => strains >= 12)).toBe(true);
  });

  it('pay a work group by its funders', async () => {
    const { rows } = await sql<{ name: string }>`
      select funder.name from funder
      join funder_work_group on funder_id = funder.id
      join work_group on work_group.id = work_group_id
      where work_group.name = 'EUCOMM-EUMODIC' order by funder.id`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(['EUCOMM', 'EUMODIC']);
  });

  it('are completed, not doubled or overwritten, when they are loaded again', async () => {
    await sql`update work_unit set full_name = 'Renamed by an administrator' where name = 'JAX'`.execute(
      database.db,
    );
    await sql`delete from qc_status where name = 'passb'`.execute(database.db);
    const before = await counts();
    await loadCatalogues(database.db);
    const after = await counts();
    expect({ ...after, qc_status: before.qc_status }).toEqual(before);
    expect(after.qc_status).toBe((before.qc_status ?? 0) + 1);
    const { rows } = await sql`select full_name from work_unit where name = 'JAX'`.execute(database.db);
    expect(rows).toEqual([{ full_name: 'Renamed by an administrator' }]);
  });
});
