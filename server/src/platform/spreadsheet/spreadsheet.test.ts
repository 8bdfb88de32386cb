import { deflateRawSync } from 'node:zlib';
import { readSheet } from './read-sheet.ts';
import { workbookStream, type SheetCell } from './write-workbook.ts';
import { zipStream, type ZipPart } from './zip-stream.ts';

async function joined(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const zip = (parts: ZipPart[]) => joined(zipStream(parts));
const workbook = (header: string[], rows: SheetCell[][]) => joined(workbookStream({ header, rows: [rows] }));

async function read(bytes: Buffer) {
  const lines: [number, ...string[]][] = [];
  for await (const { line, cells } of readSheet(bytes)) lines.push([line, ...cells]);
  return lines;
}

const refusal = (bytes: Buffer) =>
  read(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

/** A file as other programs write them: shared texts, a sheet with gaps, dates by the format of their cells. */
const foreign = (sheet: string, more: ZipPart[] = [], workbookOptions = '') =>
  zip([
    {
      name: 'xl/workbook.xml',
      content: [
        `<?xml version="1.0"?><x:workbook xmlns:x="m" xmlns:r="o">${workbookOptions}<x:sheets><x:sheet name="A" sheetId="7" r:id="rId9"/></x:sheets></x:workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: ['<Relationships><Relationship Target="worksheets/first.xml" Id="rId9"/></Relationships>'],
    },
    {
      name: 'xl/sharedStrings.xml',
      content: [
        '<sst><si><t>Gene</t></si><si><r><t>Ci</t></r><r><t>b2</t></r><rPh><t>x</t></rPh></si><si/></sst>',
      ],
    },
    {
      name: 'xl/styles.xml',
      content: [
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="&quot;day&quot; 0"/><numFmt numFmtId="171" formatCode="[$-409]d\\-mmm"/></numFmts>' +
          '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
      ],
    },
    { name: 'xl/worksheets/first.xml', content: [`<worksheet><sheetData>${sheet}</sheetData></worksheet>`] },
    ...more,
  ]);

describe('a workbook', () => {
  test('comes back as it was written: texts as they are, numbers, dates and flags', async () => {
    const text = ' =1+1 <&> "ü"\n\u{1f400}';
    const rows = [[text, 12, 0.1, true, '2031-02-28', null, '2031-02-30', '007']];
    expect(await read(await workbook(['a', 'b'], rows))).toEqual([
      [1, 'a', 'b'],
      [2, text, '12', '0.1', 'true', '2031-02-28', '', '2031-02-30', '007'],
    ]);
  });

  test('loses what XML cannot have, and no more', async () => {
    expect(await read(await workbook(['a\u0000\u0007\ud800b'], []))).toEqual([[1, 'ab']]);
  });

  test('of another program: shared and inline texts, gaps, formulas with their values, dates', async () => {
    const sheet =
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c><c t="inlineStr"><is><t>in</t></is></c></row>' +
      '<row r="4"/><row r="5" spans="1:9"><c r="A5"><f>B1*2</f><v>84</v></c><c r="B5" s="1"><v>47907</v></c>' +
      '<c s="2"><v>47907</v></c><c s="3"><v>1.5</v></c><c t="str"><f>x</f><v>a&amp;b&#x41;</v></c><c t="b"><v>0</v></c><c r="AA5" t="e"><v>#N/A</v></c></row>';
    expect(await read(await foreign(sheet))).toEqual([
      [2, '', 'Gene', '', 'Cib2', 'in'],
      [5, '84', '2031-02-28', '47907', '1900-01-01', 'a&bA', 'false', ...Array<string>(20).fill(''), '#N/A'],
    ]);
  });

  test('counts days from 1904 where its settings do', async () => {
    const row = '<row><c s="1"><v>1</v></c></row>';
    expect(await read(await foreign(row, [], '<x:workbookPr date1904="1"/>'))).toEqual([[1, '1904-01-02']]);
  });
});

describe('what is refused', () => {
  test('macros, a DOCTYPE with its entities, and a password', async () => {
    const row = '<row><c t="inlineStr"><is><t>x</t></is></c></row>';
    expect(await refusal(await foreign(row, [{ name: 'xl/vbaProject.bin', content: ['x'] }]))).toMatch(
      /macros/,
    );
    expect(
      await refusal(await foreign(`<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${row}`)),
    ).toMatch(/XML that cannot be read/);
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toMatch(/password/);
  });

  test('what unpacks to more than a sheet can need', async () => {
    const zeros = function* () {
      for (let megabytes = 0; megabytes < 70; megabytes++) yield ' '.repeat(1024 * 1024);
    };
    const bomb = await foreign('', [{ name: 'xl/sharedStrings.xml', content: zeros() }]);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusal(bomb)).toMatch(/too large when it is unpacked/);
  });

  test.each([
    [
      'one text that no cell can have',
      20_000_000,
      1,
      /row 1 has 20,000,000 characters. A cell has at most 32,767/,
    ],
    ['much text from each of many cells', 30_000, 1_000, /more than 16,000,000 characters together/],
  ])('a small file whose cells refer to %s', async (_what, length, rows, reason) => {
    const bytes = await foreign('<row><c t="s"><v>0</v></c></row>'.repeat(rows), [
      { name: 'xl/sharedStrings.xml', content: [`<sst><si><t>${'a'.repeat(length)}</t></si></sst>`] },
    ]);
    expect(bytes.length).toBeLessThan(100_000);
    expect(await refusal(bytes)).toMatch(reason);
  });

  test.each([
    ['nothing but the mark of a ZIP file', Buffer.from('PK\u0003\u0004')],
    [
      'a ZIP file that is cut off',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync('x'.repeat(99))]),
    ],
  ])('%s', async (_name, bytes) => {
    expect(await refusal(bytes)).toMatch(/no readable spreadsheet/);
  });

  test('a ZIP file with something else in it', async () => {
    expect(await refusal(await zip([{ name: 'a.txt', content: ['x'] }]))).toMatch(/no XLSX spreadsheet/);
  });
});

describe('a text file', () => {
  test.each([
    ['commas', 'a,b\n"1,5",x\n'],
    ['semicolons', 'a;b\n1,5;x\n'],
    ['tabs', 'a\tb\n1,5\tx\n'],
  ])('with %s', async (_name, text) => {
    expect(await read(Buffer.from(`\ufeff${text}`))).toEqual([
      [1, 'a', 'b'],
      [2, '1,5', 'x'],
    ]);
  });
});
