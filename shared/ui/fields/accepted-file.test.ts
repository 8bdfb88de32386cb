import { fileSizeText, isAcceptedFile } from './accepted-file.ts';

test.each([
  ['terms.csv', '.csv', true],
  ['TERMS.CSV', '.csv', true],
  ['terms.csv.xlsx', '.csv', false],
  ['terms', '.csv', false],
  ['genes.tsv', '.csv, .tsv', true],
  ['anything.bin', '', true],
])('%s for %s: %s', (name, accept, expected) => {
  expect(isAcceptedFile(name, accept)).toBe(expected);
});

test.each([
  [0, '0 bytes'],
  [812, '812 bytes'],
  [3400, '3.4 kB'],
  [1_250_000, '1.3 MB'],
])('%i bytes are %s', (bytes, expected) => {
  expect(fileSizeText(bytes)).toBe(expected);
});
