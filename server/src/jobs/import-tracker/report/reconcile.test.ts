import { disagreements } from './reconcile.ts';
import type { TableReport } from './report.ts';

function table(source: string, counts: Partial<TableReport>): TableReport {
  const none = { read: 0, taken: 0, matched: 0, changed: 0, toSee: 0, refused: 0, changes: [], refusals: [] };
  return { source, target: source, ...none, ...counts };
}

const EXONS = [
  table('targeted_exon', { read: 3, taken: 2, refused: 1 }),
  table('canonical_targeted_exon', { target: 'targeted_exon', read: 2, taken: 1, matched: 1 }),
];
const COUNTS = {
  source: new Map([
    ['targeted_exon', 3],
    ['canonical_targeted_exon', 2],
  ]),
  before: new Map([['targeted_exon', 10]]),
  after: new Map([['targeted_exon', 13]]),
  added: new Map<string, number>(),
};

test('counts that agree, with two tables that became one', () => {
  expect(disagreements(EXONS, COUNTS)).toEqual([]);
});

test('a row that the source has and nobody read', () => {
  const source = new Map([...COUNTS.source, ['targeted_exon', 4] as const]);
  expect(disagreements(EXONS, { ...COUNTS, source })).toEqual([
    'targeted_exon: the source has 4 rows, but 3 were read',
  ]);
});

test('a row that was read of a table that the source does not have', () => {
  const one = table('nowhere', { read: 1, refused: 1 });
  expect(disagreements([one], { ...COUNTS, source: new Map(), before: new Map(), after: new Map() })).toEqual(
    ['nowhere: the source has 0 rows, but 1 were read'],
  );
});

test('a row that was read and of which nothing became', () => {
  const [first, second] = EXONS;
  const lost = [
    ...(first === undefined ? [] : [{ ...first, refused: 0 }]),
    ...(second === undefined ? [] : [second]),
  ];
  expect(disagreements(lost, COUNTS)).toEqual([
    'targeted_exon: 3 rows were read, but 2 taken, 0 matched and 0 refused',
  ]);
});

test('a row that was taken and is not here', () => {
  expect(disagreements(EXONS, { ...COUNTS, after: new Map([['targeted_exon', 12]]) })).toEqual([
    'targeted_exon: 3 rows were taken, but it has 2 more',
  ]);
});

test('entries that the import added itself are no rows of the source', () => {
  const added = new Map([['targeted_exon', 1]]);
  const after = new Map([['targeted_exon', 14]]);
  expect(disagreements(EXONS, { ...COUNTS, after, added })).toEqual([]);
  expect(disagreements(EXONS, { ...COUNTS, added })).toHaveLength(1);
});
