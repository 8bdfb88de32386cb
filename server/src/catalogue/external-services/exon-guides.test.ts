import { exonsWithGuides, type ExonModel } from './exon-guides.ts';
import { toFoundGuide } from './guide-orientation.ts';

const MODEL: ExonModel = {
  symbol: 'Abcx1',
  genomeBuild: 'GRCm38',
  chr: '4',
  strand: '+',
  starts: [1000, 2000, 3000],
  ends: [1099, 2099, 3099],
};

const guide = (start: number, chr = '4', genomeBuild = 'GRCm38') =>
  toFoundGuide({
    chr,
    start,
    stop: start + 22,
    strand: '+',
    genomeBuild,
    sequence: 'TTGCATTTAAGTGCATGCAAAGG',
    sangerService: false,
  });

/** Where the guides of each exon start. */
const starts = (model: ExonModel, ...guides: ReturnType<typeof guide>[]) =>
  exonsWithGuides(model, guides).map(({ guideDetails }) => guideDetails.map(({ start }) => start));

test('exons are named in the order in which the gene is read', () => {
  const exons = exonsWithGuides(MODEL, []);
  expect(exons.map(({ id, exonId, start }) => [id, exonId, start])).toEqual([
    [1, 'Abcx1 exon 1', 1000],
    [2, 'Abcx1 exon 2', 2000],
    [3, 'Abcx1 exon 3', 3000],
  ]);
  expect(exonsWithGuides({ ...MODEL, strand: '-' }, [])[0]).toEqual({
    id: 1,
    exonId: 'Abcx1 exon 1',
    chr: '4',
    start: 3000,
    stop: 3099,
    strand: '-',
    genomeBuild: 'GRCm38',
    guideDetails: [],
  });
});

test.each([
  ['in an exon', 2010, [[], [2010], []]],
  ['over the end of an exon', 2090, [[], [2090], []]],
  ['before the first exon', 100, [[100], [], []]],
  ['after the last exon', 9000, [[], [], [9000]]],
  ['between two exons, nearer to the second', 1700, [[], [1700], []]],
  ['in the middle of two exons', 1538, [[1538], [], []]],
])('a guide %s', (_where, start, expected) => {
  expect(starts(MODEL, guide(start))).toEqual(expected);
});

test('in a gene on the other strand, guides stay with the exon that they lie in', () => {
  expect(starts({ ...MODEL, strand: '-' }, guide(3010), guide(1010))).toEqual([[3010], [], [1010]]);
});

test('the guides of an exon are in the order of the chromosome', () => {
  expect(starts(MODEL, guide(2050), guide(2010))).toEqual([[], [2010, 2050], []]);
});

test('guides on another chromosome or build are left out', () => {
  expect(starts(MODEL, guide(2010, '5'), guide(2010, '4', 'GRCm39'))).toEqual([[], [], []]);
});
