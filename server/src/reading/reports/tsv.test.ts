import { tsvLines } from './tsv.ts';

test('cells are separated by tabs, lines ended by a line feed; null is empty (api-3 §8.1)', () => {
  expect(
    tsvLines([
      ['Gene', 'Sum', 'Tat Cre'],
      ['Egr2', 3, false],
      [null, '', 'null'],
    ]),
  ).toBe('Gene\tSum\tTat Cre\nEgr2\t3\tfalse\n\t\tnull\n');
});

test('what would end a cell is a blank', () => {
  expect(tsvLines([['a\tb', 'c\r\nd']])).toBe('a b\tc d\n');
});
