import type { TestDatabase } from '../../../testing/database/test-database.ts';
import { openTestDatabase } from '../../../testing/database/test-database.ts';
import { fillCatalogues } from '../reference-data/load-catalogues.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { embeddedLiftover } from './embedded-liftover.ts';
import type { Liftover } from './liftover.ts';

let database: TestDatabase;
let liftover: Liftover;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await fillCatalogues(db);
  liftover = embeddedLiftover(db);
  // Cib2, as Ensembl has it on both builds.
  await addGene(db, {
    symbol: 'Cib2',
    accId: 'MGI:1929293',
    position: { chromosome: '9', start: 54_452_078, stop: 54_467_502, strand: '-' },
    grcm38: { chromosome: '9', start: 54_544_794, stop: 54_560_218 },
  });
  // One base longer on GRCm39: not to be trusted.
  await addGene(db, {
    symbol: 'Abcx1',
    accId: 'MGI:9000001',
    position: { chromosome: '4', start: 2000, stop: 3001, strand: '+' },
    grcm38: { chromosome: '4', start: 1000, stop: 2000 },
  });
  await addGene(db, {
    symbol: 'Abcx2',
    accId: 'MGI:9000002',
    position: { chromosome: '5', start: 1000, stop: 2000, strand: '+' },
    grcm38: { chromosome: '6', start: 1000, stop: 2000 },
  });
});

afterAll(() => database.close());

test('a guide in a gene moves with the gene', async () => {
  const guide = { chr: '9', start: 54_545_000, stop: 54_545_022, strand: '+' };
  expect(await liftover.convert(guide)).toEqual({
    chr: '9',
    start: 54_452_284,
    stop: 54_452_306,
    strand: '+',
    genomeBuild: 'GRCm39',
  });
});

test.each([
  ['in a gene whose ends moved differently', '4', 1500],
  ['in a gene that is on another chromosome now', '6', 1500],
  ['far from any gene', '9', 1_000_000],
  ['on a chromosome that is not one', 'Z', 1500],
])('a guide %s is refused', async (_where, chr, start) => {
  const guide = { chr, start, stop: start + 22, strand: '+' };
  await expect(liftover.convert(guide)).rejects.toThrow('There are no mappings for this guide.');
});
