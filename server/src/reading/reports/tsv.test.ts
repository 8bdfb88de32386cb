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

test.each([
  ['=HYPERLINK("x")', `'=HYPERLINK("x")`],
  ['@SUM(1)', "'@SUM(1)"],
  ['+cmd|x', "'+cmd|x"],
  ['-2+3', "'-2+3"],
  ['\t=1', ' =1'],
  ['＝1+1', "'＝1+1"],
  ['"=HYPERLINK(""x"")"', `'"=HYPERLINK(""x"")"`],
  ['"not closed', `'"not closed`],
  ['a "marked" word', 'a "marked" word'],
  ['+', '+'],
  ['-', '-'],
  ['-12.5', '-12.5'],
  ['Cib2<em1(IMPC)Bay>', 'Cib2<em1(IMPC)Bay>'],
])('%j is written as %j: nothing that a spreadsheet would run', (value, written) => {
  expect(tsvLines([[value]])).toBe(`${written}\n`);
});

test('numbers keep their sign', () => {
  expect(tsvLines([[-3, 4]])).toBe('-3\t4\n');
});

test('what would end a cell is a blank', () => {
  expect(tsvLines([['a\tb', 'c\r\nd']])).toBe('a b\tc d\n');
});
