import { Turn } from '../pauses/turn.ts';
import { attributeOf, xmlTokens } from './xml-tokens.ts';

/** Formats of dates that every spreadsheet has without naming them. */
const BUILT_IN = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** The numbers of the cell formats of a style sheet that show a number as a date. */
export async function readDateStyles(styles: string): Promise<Set<number>> {
  const dateFormats = new Set(BUILT_IN);
  const dateStyles = new Set<number>();
  let isCellFormat = false;
  let style = 0;
  const turn = new Turn();
  for (const token of xmlTokens(styles)) {
    if (turn.isOver) await turn.pass();
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') isCellFormat = token.kind === 'open';
    if (token.kind !== 'open') continue;
    if (token.name === 'numFmt') {
      const code = attributeOf(token.attributes, 'formatCode') ?? '';
      if (showsDate(code)) dateFormats.add(Number(attributeOf(token.attributes, 'numFmtId')));
    }
    if (token.name === 'xf' && isCellFormat) {
      if (dateFormats.has(Number(attributeOf(token.attributes, 'numFmtId') ?? 0))) dateStyles.add(style);
      style++;
    }
  }
  return dateStyles;
}

/** A format of dates has letters for year, month or day outside of quoted texts, colours and conditions. */
function showsDate(code: string): boolean {
  return /[ymd]/i.test(code.replaceAll(/"[^"]*"|\[[^[\]]*\]|\\./g, ''));
}
