import { setImmediate as nextTurn } from 'node:timers/promises';
import { readCsvLines } from './uploaded-file.ts';

const LINES = 40_000;

test('a large file is read in turns: others get through again and again', async () => {
  const bytes = Buffer.from(
    Array.from({ length: LINES }, (_, line) => `Gene${line},a note,Tier1,true`).join('\n'),
  );
  let isRead = false;
  let longest = 0;
  const others = (async () => {
    let before = performance.now();
    while (!isRead) {
      await nextTurn();
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    }
  })();
  const start = performance.now();
  let lines = 0;
  for await (const line of readCsvLines(bytes)) lines += line.cells.length > 0 ? 1 : 0;
  const whole = performance.now() - start;
  isRead = true;
  await others;
  expect(lines).toBe(LINES);
  expect(longest).toBeLessThan(whole / 3);
});
