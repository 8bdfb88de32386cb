import { longestTurn } from '../../../testing/longest-turn.ts';
import { readSheet } from './read-sheet.ts';
import { zipStream } from './zip-stream.ts';

async function workbook(parts: Record<string, string>): Promise<Buffer> {
  const files = {
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    ...parts,
  };
  const entries = Object.entries(files).map(([name, text]) => ({ name, content: [text] }));
  const pieces: Buffer[] = [];
  for await (const piece of zipStream(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** A workbook of a few kilobytes may consist of a million elements. */
test.each<[string, Record<string, string>]>([
  ['cells without rows', { 'xl/worksheets/sheet1.xml': `<worksheet>${'<c>'.repeat(500_000)}</worksheet>` }],
  ['formats', { 'xl/styles.xml': `<styleSheet>${'<xf/>'.repeat(500_000)}</styleSheet>` }],
  ['elements before the sheets', { 'xl/workbook.xml': `<workbook>${'<a/>'.repeat(500_000)}</workbook>` }],
])('%s are read in turns: others get through again and again', async (_what, parts) => {
  const bytes = await workbook(parts);
  const { whole, longest } = await longestTurn(async () => {
    for await (const _row of readSheet(bytes)) void _row;
  });
  expect(longest).toBeLessThan(whole / 3);
});
