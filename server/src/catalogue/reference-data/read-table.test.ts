import { detailsOf, manyOf, numberOf, parseTable, textOf } from './read-table.ts';
import { fundersIn } from './organisations.ts';

describe('a tab separated table', () => {
  it('is read by its headings, in any order, with or without a last line end', () => {
    const rows = parseTable('b\ta\r\n1\t2\n\n3\t\n', 'x.tsv');
    expect(rows.map((row) => [row('a'), row('b')])).toEqual([
      ['2', '1'],
      ['', '3'],
    ]);
  });

  it('is refused without a column that is needed', () => {
    expect(() => parseTable('a\n1\n', 'genes.tsv').map((row) => row('symbol'))).toThrow(
      'genes.tsv has no column symbol',
    );
  });
});

it('empty fields are unknown, not zero or empty lists of one', () => {
  expect([textOf(''), numberOf(''), manyOf('')]).toEqual([null, null, []]);
  expect([textOf('x'), numberOf('12.5'), manyOf('a|b')]).toEqual(['x', 12.5, ['a', 'b']]);
});

it('details of a vocabulary are pairs; funding names one funder or several', () => {
  const details = detailsOf('funding=EUCOMM / EUMODIC; participants=A, B');
  expect(details.get('participants')).toBe('A, B');
  expect(fundersIn(details.get('funding') ?? '')).toEqual(['EUCOMM', 'EUMODIC']);
  expect(fundersIn('Infrafrontier/BMBF')).toEqual(['Infrafrontier', 'BMBF']);
  expect(fundersIn('')).toEqual([]);
});
