import { distinctTerms, searchRows } from './search-rows.ts';
import type { TermMatch } from './term-repository.ts';

const project = (number: number, meetsFilters = true) => ({
  id: number,
  tpn: `TPN:00000000${number}`,
  meetsFilters,
});
const found = (term: number, number: number): TermMatch => ({
  term,
  synonymOf: null,
  project: project(number),
});
const reference = (term: number): TermMatch => ({ term, synonymOf: null, project: null });
const synonym = (term: number, synonymOf: string, number?: number): TermMatch => ({
  term,
  synonymOf,
  project: number === undefined ? null : project(number),
});

describe('the table of api-1 §13.4, one term', () => {
  test.each<[string, string, TermMatch[], [number | null, string | null][]]>([
    [
      '1: a gene with projects',
      'Egr2',
      [found(0, 1), found(0, 2)],
      [
        [1, null],
        [2, null],
      ],
    ],
    ['2: an unknown accession id', 'MGI:1', [], [[null, null]]],
    ['2: anything with a colon', 'x:y', [], [[null, null]]],
    ['3: a gene without projects', 'Egr2', [reference(0)], [[null, null]]],
    ['4: a synonym of a gene with projects', 'Krox20', [synonym(0, 'Egr2', 3)], [[3, 'Synonym of Egr2']]],
    ['5: a synonym of a gene without projects', 'Krox20', [synonym(0, 'Egr2')], [[null, 'Synonym of Egr2']]],
    ['6: no name of a gene', 'nota', [], [[null, 'Not a gene symbol or synonym']]],
    [
      'a synonym of two genes, one with projects',
      'Krox',
      [synonym(0, 'Egr2', 3), synonym(0, 'Egr1')],
      [
        [null, 'Synonym of Egr1'],
        [3, 'Synonym of Egr2'],
      ],
    ],
    [
      'a synonym of two genes without projects',
      'Krox',
      [synonym(0, 'Egr2'), synonym(0, 'Egr1')],
      [[null, 'Synonym of Egr1, Egr2']],
    ],
  ])('%s', (_case, term, matches, expected) => {
    const rows = searchRows([term], matches, false);
    expect(rows.map((row) => [row.project?.id ?? null, row.comment])).toEqual(expected);
    expect(rows.every(({ input }) => input === term)).toBe(true);
  });
});

test('a repeated term, in whatever case, gives its rows twice, each as it was written', () => {
  const rows = searchRows(['Egr2', 'EGR2', 'Egr2'], [found(0, 1)], false);
  expect(distinctTerms(['Egr2', 'EGR2', 'Egr2'])).toEqual(['egr2']);
  expect(rows.map((row) => row.input)).toEqual(['Egr2', 'EGR2', 'Egr2']);
  expect(rows.every((row) => row.project?.id === 1)).toBe(true);
});

test('rows are sorted by identifier, or else by the term, in plain character order', () => {
  const terms = ['zoo', 'Rb1cc1', 'Aaa', 'Egr2'];
  const rows = searchRows(terms, [found(1, 9), found(3, 4)], false);
  // Capital letters come before small ones: 'Aaa' < 'TPN:…' < 'zoo'.
  expect(rows.map((row) => row.project?.tpn ?? row.input)).toEqual([
    'Aaa',
    'TPN:000000004',
    'TPN:000000009',
    'zoo',
  ]);
});

test('with filters, projects that miss them and terms without a project vanish', () => {
  const missed: TermMatch = { term: 0, synonymOf: null, project: project(2, false) };
  const rows = searchRows(['Egr2', 'nota'], [found(0, 1), missed], true);
  expect(rows.map((row) => row.project?.id)).toEqual([1]);
});
