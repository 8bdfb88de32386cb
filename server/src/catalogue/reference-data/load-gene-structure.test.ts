import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { fillCatalogues } from './load-catalogues.ts';
import { addGeneStructure, fillGeneStructure } from './load-gene-structure.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await fillCatalogues(database.db);
});

afterAll(() => database.close());

/** How many exon models and guides there are. */
async function loaded(): Promise<[models: number, guides: number]> {
  const models = await database.db.selectFrom('gene_exon_model').select('gene_id').execute();
  const guides = await database.db.selectFrom('gene_guide').select('gene_id').execute();
  return [models.length, guides.length];
}

test('genes get their exon models and published guides, by accession id', async () => {
  await fillGeneStructure(database.db);
  expect(await loaded()).toEqual([0, 0]);

  // Gpr173 under a newer symbol.
  await addGene(database.db, { symbol: 'Newname', accId: 'MGI:1918021' });
  await addGene(database.db, { symbol: 'Abcx1', accId: 'MGI:9000001' });
  await fillGeneStructure(database.db);
  expect(await loaded()).toEqual([1, 2]);

  await addGene(database.db, { symbol: 'Trp53', accId: 'MGI:98834' });
  await fillGeneStructure(database.db);
  expect(await loaded()).toEqual([1, 2]);
  await addGeneStructure(database.db);
  await addGeneStructure(database.db);
  expect(await loaded()).toEqual([2, 2]);
});
