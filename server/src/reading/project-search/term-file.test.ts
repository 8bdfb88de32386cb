import { readTermFile } from './search-terms.ts';

const terms = (text: string) => readTermFile(new TextEncoder().encode(text));

test.each([
  ['one term a line', 'Egr2\nMGI:2441763\n', ['Egr2', 'MGI:2441763']],
  ['line ends of Windows', 'Egr2\r\nRb1cc1\r\n', ['Egr2', 'Rb1cc1']],
  ['line ends of old Macs', 'Egr2\rRb1cc1', ['Egr2', 'Rb1cc1']],
  ['blank lines', '\n\nEgr2\n   \n,\nRb1cc1', ['Egr2', 'Rb1cc1']],
  ['several cells as one term', 'Aaa1,Bbb2\n', ['Aaa1,Bbb2']],
  ['cells between tabs', 'Zfp986\tCib2\t\nAtrx\n', ['Zfp986', 'Cib2', 'Atrx']],
  [
    'cells between semicolons',
    'Zfp986;Cib2;\nIs(In8B2-8B3.1;6C1)1Tshir\n',
    ['Zfp986', 'Cib2', 'Is(In8B2-8B3.1;6C1)1Tshir'],
  ],
  ['empty cells at the end', 'Egr2,,\nRb1cc1, \n', ['Egr2', 'Rb1cc1']],
  ['quoted cells', '"Egr2"\n"say ""Egr2"""\n', ['Egr2', 'say "Egr2"']],
  ['a quoted line break', '"Egr\n2"\n', ['Egr2']],
  ['a byte order mark', '\uFEFF"Egr2"\nRb1cc1', ['Egr2', 'Rb1cc1']],
  ['what is not ASCII', 'Eg\u00e9r2\u00a0\nRb\u00071cc1\t\n', ['Egr2', 'Rb1cc1']],
  ['repeated terms', 'Egr2\nEgr2', ['Egr2', 'Egr2']],
  ['an empty file', '', []],
])('reads %s', async (_case, text, expected) => {
  expect(await terms(text)).toEqual(expected);
});

test('refuses a quote that is never closed', async () => {
  await expect(terms('"Gpr173\nFIP200')).rejects.toThrow(
    /^CSV file could not be read\/parsed: Quote Not Closed/,
  );
});

test('refuses text after a closing quote', async () => {
  await expect(terms('"Gpr173"x\n')).rejects.toThrow(
    /^CSV file could not be read\/parsed: Invalid Closing Quote/,
  );
});

test('refuses a file that is not text', async () => {
  const workbook = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 8);
  await expect(readTermFile(workbook)).rejects.toThrow(
    'CSV file could not be read/parsed: it is not a text file',
  );
});

test('refuses too many and too long terms', async () => {
  await expect(terms('Egr2\n'.repeat(20_001))).rejects.toThrow('at most 20,000 terms');
  await expect(terms('A'.repeat(501))).rejects.toThrow('is longer than 500 characters');
});

test('10,000 terms in many slices arrive whole', async () => {
  const expected = Array.from({ length: 10_000 }, (_, index) => `MGI:${index}`);
  expect(await terms(expected.join('\n'))).toEqual(expected);
});
