import { UserError } from '../http/errors/errors.ts';
import { MOST_COLUMNS, type CsvLine } from '../http/requests/uploaded-file.ts';
import { Turn } from '../pauses/turn.ts';
import { CellTexts } from './cell-texts.ts';
import { readDateStyles } from './date-styles.ts';
import { dateOfSerial } from './serial-dates.ts';
import { attributeOf, xmlTokens } from './xml-tokens.ts';
import { openZip, type ZipParts } from './zip-entries.ts';

/**
 * The rows of the first sheet of an XLSX file, blank ones left out. Numbers come as their digits, dates as `yyyy-mm-dd`,
 * formulas as the value that was saved with them; nothing is computed.
 *
 * @throws UserError for files with macros, and for what cannot be read
 */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<CsvLine> {
  const zip = openZip(bytes);
  if (zip.names.some((name) => /vbaProject|macrosheets/i.test(name)))
    throw new UserError('The spreadsheet contains macros. Save it as XLSX without macros.');
  const workbook = await required(zip, 'xl/workbook.xml');
  const sheet = await required(zip, await firstSheet(zip, workbook));
  const reading: CellReading = {
    texts: await readSharedTexts(await zip.read('xl/sharedStrings.xml')),
    dateStyles: await readDateStyles((await zip.read('xl/styles.xml')) ?? ''),
    isFrom1904: /date1904\s*=\s*["'](?:1|true)["']/.test(workbook),
  };
  for await (const row of rowsOf(sheet, reading)) if (row.cells.some((cell) => cell.trim() !== '')) yield row;
}

async function required(zip: ZipParts, name: string): Promise<string> {
  const part = await zip.read(name);
  if (part === undefined) throw new UserError('The file is no XLSX spreadsheet: it has no sheet.');
  return part;
}

/** The path of the sheet that stands first. */
async function firstSheet(zip: ZipParts, workbook: string): Promise<string> {
  const relation = await firstAttribute(workbook, 'sheet', 'id');
  const relations = (await zip.read('xl/_rels/workbook.xml.rels')) ?? '';
  const turn = new Turn();
  for (const token of xmlTokens(relations)) {
    if (turn.isOver) await turn.pass();
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    if (attributeOf(token.attributes, 'Id') !== relation) continue;
    const target = attributeOf(token.attributes, 'Target') ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return 'xl/worksheets/sheet1.xml';
}

async function firstAttribute(xml: string, element: string, attribute: string): Promise<string | undefined> {
  const turn = new Turn();
  for (const token of xmlTokens(xml)) {
    if (turn.isOver) await turn.pass();
    if (token.kind === 'open' && token.name === element) {
      // `id` is the relation, `sheetId` only a number.
      const found = new RegExp(`(?:^|\\s)[\\w.-]+:${attribute}\\s*=\\s*["']([^"']*)["']`).exec(
        token.attributes,
      );
      return found?.[1];
    }
  }
  return undefined;
}

/** Texts that cells refer to by number. How they are pronounced, which Japanese files have, is no part of a text. */
async function readSharedTexts(xml = ''): Promise<string[]> {
  const texts: string[] = [];
  const turn = new Turn();
  let text = '';
  let isText = false;
  let isPhonetic = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isText && !isPhonetic) text += token.text;
      continue;
    }
    const isOpen = token.kind === 'open' && !token.isEmpty;
    if (token.name === 't') isText = isOpen;
    if (token.name === 'rPh') isPhonetic = isOpen;
    if (token.name === 'si' && isOpen) text = '';
    if (token.name === 'si' && !isOpen) texts.push(token.kind === 'open' ? '' : text);
    if (turn.isOver) await turn.pass();
  }
  return texts;
}

interface CellReading {
  texts: readonly string[];
  /** Numbers of cell formats that show dates. */
  dateStyles: ReadonlySet<number>;
  isFrom1904: boolean;
}

/** Others are let through between the pieces of a row, too: a file may consist of one. */
async function* rowsOf(sheet: string, reading: CellReading): AsyncGenerator<CsvLine> {
  const turn = new Turn();
  const amount = new CellTexts();
  let line = 0;
  let cells: string[] = [];
  let cell = { column: -1, type: '', style: -1 };
  let written = '';
  let isValue = false;
  for (const token of xmlTokens(sheet)) {
    if (turn.isOver) await turn.pass();
    if (token.kind === 'text') {
      if (isValue) written += token.text;
      continue;
    }
    const isOpen = token.kind === 'open' && !token.isEmpty;
    switch (token.name) {
      case 'row':
        if (token.kind === 'open') {
          line = Number(attributeOf(token.attributes, 'r') ?? line + 1);
          cells = [];
          cell = { ...cell, column: -1 };
        } else yield { line, cells };
        break;
      case 'c':
        if (token.kind === 'open') {
          cell = cellOf(token.attributes, cell.column);
          written = '';
        } else if (cell.column < MOST_COLUMNS)
          setCell(cells, cell.column, amount.counted(textOf(written, cell, reading), line));
        break;
      case 'v':
      case 't':
        isValue = isOpen;
        break;
      case 'sheetData':
        if (token.kind === 'close') return;
    }
  }
}

function setCell(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

interface Cell {
  column: number;
  type: string;
  style: number;
}

function cellOf(attributes: string, previousColumn: number): Cell {
  const letters = /^[A-Z]+/.exec(attributeOf(attributes, 'r') ?? '')?.[0];
  return {
    column: letters === undefined ? previousColumn + 1 : columnOf(letters),
    type: attributeOf(attributes, 't') ?? 'n',
    style: Number(attributeOf(attributes, 's') ?? -1),
  };
}

/** `A` is 0, `AA` is 26. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(written: string, { type, style }: Cell, reading: CellReading): string {
  switch (type) {
    case 's':
      return reading.texts[Number(written)] ?? '';
    case 'b':
      return written === '1' ? 'true' : 'false';
    case 'd':
      return written.slice(0, 10);
    case 'n': {
      if (written === '') return '';
      const number = Number(written);
      if (reading.dateStyles.has(style)) return dateOfSerial(number, reading.isFrom1904) ?? written;
      return Number.isFinite(number) ? String(number) : written;
    }
    default:
      return written;
  }
}
