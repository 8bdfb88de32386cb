import { serialOfDate } from './serial-dates.ts';
import { zipStream } from './zip-stream.ts';

/** A cell: numbers stay numbers, a text `yyyy-mm-dd` becomes a date, null is an empty cell. */
export type SheetCell = string | number | boolean | null;

/** A table to be written, some of its rows at a time. */
export interface SheetTable {
  header: readonly string[];
  rows: AsyncIterable<readonly (readonly SheetCell[])[]> | Iterable<readonly (readonly SheetCell[])[]>;
}

/** XLSX has no more rows, the header included. */
const MOST_ROWS = 1_048_576;
/** Characters of a cell. */
const LONGEST_TEXT = 32_767;
const WIDTHS = { least: 10, most: 40 };

/** The number of a cell format in `STYLES`. */
const DATE_STYLE = 1;
const HEADER_STYLE = 2;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** An XLSX file with one sheet, in pieces: its header stays in view, and every text is a text, never a formula. */
export function workbookStream(table: SheetTable): AsyncGenerator<Buffer> {
  return zipStream([
    { name: '[Content_Types].xml', content: [CONTENT_TYPES] },
    { name: '_rels/.rels', content: [relations([['officeDocument', 'xl/workbook.xml']])] },
    { name: 'xl/workbook.xml', content: [WORKBOOK] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        relations([
          ['worksheet', 'worksheets/sheet1.xml'],
          ['styles', 'styles.xml'],
        ]),
      ],
    },
    { name: 'xl/styles.xml', content: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(table) },
  ]);
}

const CONTENT_TYPES =
  `${XML}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`;

const WORKBOOK =
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
  '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>';

const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>';

function relations(targets: readonly (readonly [string, string])[]): string {
  const entries = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}

async function* sheet({ header, rows }: SheetTable): AsyncGenerator<string> {
  yield (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${header.map(width).join('')}</cols><sheetData>` +
    `<row>${header.map((title) => textCell(title, HEADER_STYLE)).join('')}</row>`
  );
  let written = 1;
  for await (const some of rows) {
    written += some.length;
    if (written > MOST_ROWS) throw new Error(`A spreadsheet has no more than ${MOST_ROWS} rows`);
    yield some.map((cells) => `<row>${cells.map(cellXml).join('')}</row>`).join('');
  }
  yield '</sheetData></worksheet>';
}

function width(title: string, index: number): string {
  const characters = Math.min(WIDTHS.most, Math.max(WIDTHS.least, title.length + 2));
  return `<col min="${index + 1}" max="${index + 1}" width="${characters}" customWidth="1"/>`;
}

function cellXml(cell: SheetCell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  const day = serialOfDate(cell);
  return day === undefined ? textCell(cell) : `<c s="${DATE_STYLE}"><v>${day}</v></c>`;
}

function textCell(text: string, style?: number): string {
  const format = style === undefined ? '' : ` s="${style}"`;
  return `<c t="inlineStr"${format}><is><t xml:space="preserve">${escaped(text.slice(0, LONGEST_TEXT))}</t></is></c>`;
}

/** Control characters, of which XML has three, and lone halves of a pair. */
const NO_XML = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replaceAll(NO_XML, '').replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? '');
}
