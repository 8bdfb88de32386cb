import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { resolveGenes, type GeneReference } from './resolve-genes.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('lists');
  await addGene(database.db, { symbol: 'T', accId: 'MGI:9000001', name: 'brachyury' });
  await addGene(database.db, { symbol: 't', accId: 'MGI:9000002', synonyms: ['Tail'] });
  await addGene(database.db, { symbol: 'Zz2', accId: 'MGI:9000004', synonyms: ['Twice'] });
  await addGene(database.db, { symbol: 'Zz1', accId: 'MGI:9000003', synonyms: ['Twice', 'twice'] });
});
afterAll(() => database.close());

const symbols = async (references: readonly GeneReference[]) =>
  (await resolveGenes(database.db, references)).map(({ symbol }) => symbol);

test('genes are found by accession id in any case, else by symbol, in the order of the request', async () => {
  expect(
    await symbols([
      { symbol: 't' },
      { accessionId: 'mgi:9000001', symbol: 'never looked at' },
      { accessionId: '', symbol: ' T ' },
    ]),
  ).toEqual(['t', 'T', 'T']);
});

test('a gene comes with its fields of the API', async () => {
  expect(await resolveGenes(database.db, [{ symbol: 'T' }])).toEqual([
    {
      id: expect.any(Number),
      accessionId: 'MGI:9000001',
      symbol: 'T',
      speciesName: 'Mus musculus',
      name: 'brachyury',
    },
  ]);
  expect(await resolveGenes(database.db, [])).toEqual([]);
});

test.each<[string, GeneReference, string]>([
  ['an unknown symbol', { symbol: 'Nope1' }, 'Gene with accession id or symbol [Nope1] does not exist.'],
  ['an unknown id', { accessionId: 'MGI:1' }, 'Gene with accession id or symbol [MGI:1] does not exist.'],
  ['no name at all', { symbol: null }, 'Gene with accession id or symbol [null] does not exist.'],
  [
    'a synonym',
    { symbol: 'tail' },
    'tail is a synonym for the gene t (MGI:9000002). Please use the valid symbol t instead.',
  ],
  [
    'a synonym of several genes, each of which is named',
    { symbol: 'twice' },
    'twice is a synonym for several genes: Zz1 (MGI:9000003), Zz2 (MGI:9000004). ' +
      'Please use the valid symbol of the one you mean instead.',
  ],
  [
    'a human gene whose symbol a mouse gene has, too',
    { symbol: 'T', speciesName: 'homo sapiens' },
    'Human genes not supported yet.',
  ],
  ['a human gene', { symbol: 'TBXT', speciesName: 'Homo sapiens' }, 'Human genes not supported yet.'],
])('%s is refused', async (_case, reference, message) => {
  await expect(resolveGenes(database.db, [{ symbol: 'T' }, reference])).rejects.toThrow(message);
});
