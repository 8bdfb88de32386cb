import { readImportFile } from './import-file.ts';

const read = (text: string) => readImportFile(Buffer.from(text));
const HEADERS = 'Genes,Note,Type,Visible\n';

test('a row is a record of genes, type, visible and note; cells are taken apart at commas (spec part 2 §3; api-3 §1.9)', async () => {
  const text = 'Adamts2,About it,Tier2,true\n"Adamts6, Adamts10","Two, in one",Tier1,FALSE\n';
  expect(await read(HEADERS + text)).toEqual([
    { line: 2, symbols: ['Adamts2'], note: 'About it', types: ['Tier2'], visible: true },
    { line: 3, symbols: ['Adamts6', 'Adamts10'], note: 'Two, in one', types: ['Tier1'], visible: false },
  ]);
});

test.each([
  ['in another order, with further columns', 'Visible,x,Type,Genes,Note\ntrue,?,T,A,n\n'],
  [
    'with a byte order mark, blanks and hard blanks',
    '\uFEFF Genes,\u00a0Note ,Type,Visible\u00a0\nA,n,T,TRUE\n',
  ],
  ['as exports write them', 'Genes,Note,Types,Visible,Project\nA,n,T,true,\n'],
  ['in any case', 'GENES,note,Type,visible\nA,n,T,true\n'],
  ['ended as Windows does', 'Genes,Note,Type,Visible\r\nA,n,T,true\r\n'],
  ['with blank lines between', 'Genes,Note,Type,Visible\n\n,,,\nA,n,T,true\n\n'],
])('headers %s', async (_how, text) => {
  expect(await read(text)).toEqual([
    expect.objectContaining({ symbols: ['A'], note: 'n', types: ['T'], visible: true }),
  ]);
});

test.each([
  ['a backslash', String.raw`A,"say \"it\"",,true`],
  ['doubling', 'A,"say ""it""",,true'],
])('a quotation mark is escaped by %s', async (_how, row) => {
  expect(await read(HEADERS + row)).toMatchObject([{ note: 'say "it"' }]);
});

test('a short row has empty cells, as the note may be (spec part 2 §3)', async () => {
  expect(await read(`${HEADERS}A\n`)).toEqual([
    { line: 2, symbols: ['A'], note: '', types: [], visible: false },
  ]);
});

test.each([
  ['Note,Type,Visible', 'Header Genes not found in csv file.'],
  ['Genes,Type,Visible', 'Header Note not found in csv file.'],
  ['Genes,Note,Visible', 'Header Type not found in csv file.'],
  ['Genes,Note,Type', 'Header Visible not found in csv file.'],
  ['', 'Header Genes not found in csv file.'],
])('headers “%s” are refused', async (headers, text) => {
  await expect(read(headers)).rejects.toThrow(text);
});

test('what is no text is refused', async () => {
  await expect(readImportFile(Buffer.from([0x50, 0x4b, 0x00]))).rejects.toThrow(
    'CSV file could not be read/parsed: it is not a text file',
  );
});
