import { mostSupported, orthologCategory, shownOrthologs, toOrtholog } from './ortholog-rules.ts';

test.each([
  [0, 'LOW'],
  [4, 'LOW'],
  [5, 'MODERATE'],
  [8, 'MODERATE'],
  [9, 'GOOD'],
  [12, 'GOOD'],
])('%i methods that agree make an ortholog %s', (supportCount, category) => {
  expect(orthologCategory(supportCount)).toBe(category);
});

test('keeps the highest support only, and both where two tie', () => {
  const weak = { symbol: 'WEAK', supportCount: 3 };
  const one = { symbol: 'ONE', supportCount: 7 };
  const two = { symbol: 'TWO', supportCount: 7 };
  expect(mostSupported([weak, one, two])).toEqual([one, two]);
  expect(mostSupported([])).toEqual([]);
});

test('an ortholog is a best one above four methods', () => {
  const shown = shownOrthologs([{ symbol: 'EGR2', hgncId: 'HGNC:3239', supportCount: 5 }]);
  expect(shown.bestOrthologs).toEqual(shown.allOrthologs);
  expect(shown.allOrthologs).toEqual([
    {
      symbol: 'EGR2',
      category: 'MODERATE',
      support: null,
      supportCount: 5,
      link: 'https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:3239',
    },
  ]);
});

test('an ortholog of four methods is shown, but not as a best one', () => {
  const shown = shownOrthologs([{ symbol: 'EGR2', supportCount: 4 }]);
  expect(shown.allOrthologs).toHaveLength(1);
  expect(shown.bestOrthologs).toEqual([]);
});

test('the link of an ortholog has its HGNC id; without one it searches for the symbol (api-3 §3)', () => {
  const [linked, unknown] = [
    toOrtholog({ symbol: 'CIB2', hgncId: 'HGNC:24579', supportCount: 9 }),
    toOrtholog({ symbol: 'C4orf54', hgncId: null, supportCount: 9 }),
  ].map(({ link }) => link);
  expect(linked).toBe('https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:24579');
  expect(unknown).toBe('https://www.genenames.org/tools/search/#!/?query=C4orf54');
});
