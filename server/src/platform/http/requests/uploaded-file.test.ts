import { longestTurn } from '../../../../testing/longest-turn.ts';
import { readCsvLines } from './uploaded-file.ts';

const LINES = 40_000;

test('a large file is read in turns: others get through again and again', async () => {
  const bytes = Buffer.from(
    Array.from({ length: LINES }, (_, line) => `Gene${line},a note,Tier1,true`).join('\n'),
  );
  let lines = 0;
  const { whole, longest } = await longestTurn(async () => {
    for await (const line of readCsvLines(bytes)) lines += line.cells.length > 0 ? 1 : 0;
  });
  expect(lines).toBe(LINES);
  expect(longest).toBeLessThan(whole / 3);
});

test('a line is read in turns, too', async () => {
  const cells = 120_000;
  let read = 0;
  const { whole, longest } = await longestTurn(async () => {
    for await (const line of readCsvLines(Buffer.from('a,'.repeat(cells)))) read = line.cells.length;
  });
  expect(read).toBe(cells + 1);
  expect(longest).toBeLessThan(whole / 2);
});

test('a line that nobody would write is refused', async () => {
  const lines = readCsvLines(Buffer.from('a'.repeat(300_000)));
  await expect(lines.next()).rejects.toThrow(
    'CSV file could not be read/parsed: a line is longer than 256 kB',
  );
});
