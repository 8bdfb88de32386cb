import { csvLines } from './csv.ts';

test('every field is in quotes, quotes are doubled, lines end with a line feed', () => {
  expect(
    csvLines([
      ['Tpn', 'say "hi"'],
      ['', 'a,b|c\nd'],
    ]),
  ).toBe('"Tpn","say ""hi"""\n"","a,b|c\nd"\n');
});

test('no rows are no lines', () => {
  expect(csvLines([])).toBe('');
});

test('the word null stays', () => {
  expect(csvLines([['Gene null', 'null']])).toBe('"Gene null","null"\n');
});

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@cmd'])('%s is not run as a formula', (value) => {
  expect(csvLines([[value]])).toBe(`"'${value.replaceAll('"', '""')}"\n`);
});
