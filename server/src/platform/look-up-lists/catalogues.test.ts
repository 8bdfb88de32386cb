import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { openCatalogues } from './catalogues.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('lists');
});
afterAll(() => database.close());

describe('the look-up lists', () => {
  it('know names by id and ids by name', async () => {
    const lists = await openCatalogues(database.db).read();
    const confirmed = lists.status.find('genotype confirmed');
    expect(confirmed).toMatchObject({ name: 'Genotype Confirmed', is_abortion_status: false });
    expect(lists.status.nameOf(confirmed?.id)).toBe('Genotype Confirmed');
    expect(lists.mutation_categorization.find('NHEJ')?.type_name).toBe('repair_mechanism');
  });

  it('are read again in the background once they are a minute old', async () => {
    let time = 1;
    const catalogues = openCatalogues(database.db, () => time);
    await catalogues.read();
    await database.db.insertInto('work_group').values({ name: 'Group of tomorrow' }).execute();
    expect((await catalogues.read()).work_group.find('Group of tomorrow')).toBeUndefined();
    time = 60_002;
    await catalogues.read();
    await catalogues.refresh();
    expect((await catalogues.read()).work_group.find('Group of tomorrow')).toBeDefined();
  });
});
