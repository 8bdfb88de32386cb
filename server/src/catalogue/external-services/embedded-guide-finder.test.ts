import type { TestDatabase } from '../../../testing/database/test-database.ts';
import { openTestDatabase } from '../../../testing/database/test-database.ts';
import { fillCatalogues } from '../reference-data/load-catalogues.ts';
import { loadGenes } from '../reference-data/load-genes.ts';
import { embeddedGuideFinder } from './embedded-guide-finder.ts';

/** A gene that eight attempts were made on, with guides in common; one that nobody has tried. */
const GENES = ['Vps35', 'Trp53'];

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await fillCatalogues(database.db);
  await loadGenes(database.db, (_accId, symbol) => GENES.includes(symbol));
});

afterAll(() => database.close());

const find = (symbol: string) => embeddedGuideFinder(database.db).exonsWithGuides(symbol);

test('returns the exons of the model, with the published guides around the third, each once', async () => {
  const exons = await find('Vps35');
  expect(exons).toHaveLength(17);
  expect(exons[2]).toMatchObject({
    id: 3,
    exonId: 'Vps35 exon 3',
    chr: '8',
    start: 85_289_706,
    stop: 85_289_802,
    strand: '-',
    genomeBuild: 'GRCm38',
  });
  expect(exons.map(({ guideDetails }) => guideDetails.length)).toEqual([
    0,
    0,
    6,
    ...Array.from({ length: 14 }, () => 0),
  ]);
  expect(exons[2]?.guideDetails[0]).toEqual({
    id: null,
    gid: null,
    chr: '8',
    start: 85_289_278,
    stop: 85_289_300,
    strand: '-',
    genomeBuild: 'GRCm38',
    sequence: 'CTCATAACTAGTGCCTGCAGAGG',
    guideSequence: 'CTCATAACTAGTGCCTGCAG',
    pam: 'AGG',
    truncatedGuide: false,
    reversed: true,
    sangerService: false,
    grnaConcentration: null,
    formatName: null,
    sourceName: null,
  });
});

test('the letter case of the symbol does not matter', async () => {
  expect(await find('vps35')).toEqual(await find('VPS35'));
  expect(await find(' vps35 ')).toHaveLength(17);
});

test('the exons of a gene without guides are there', async () => {
  const exons = await find('Trp53');
  expect(exons).toHaveLength(11);
  expect(exons.flatMap(({ guideDetails }) => guideDetails)).toEqual([]);
});

test.each(['Nota', '', '%'])('no exons for %p, which is no gene', async (symbol) => {
  expect(await find(symbol)).toEqual([]);
});
