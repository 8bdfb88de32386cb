import { setImmediate as nextTurn } from 'node:timers/promises';
import { mapInTurns } from './turn.ts';

function busyFor(milliseconds: number): void {
  const start = performance.now();
  while (performance.now() - start < milliseconds);
}

test('long work lets others through, and keeps the order', async () => {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      turns += 1;
      await nextTurn();
    }
  })();
  const doubled = await mapInTurns([1, 2, 3, 4, 5], (number) => {
    busyFor(15);
    return number * 2;
  });
  isDone = true;
  await others;
  expect(doubled).toEqual([2, 4, 6, 8, 10]);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('short work is done in one turn', async () => {
  let isNextTurn = false;
  const others = nextTurn().then(() => (isNextTurn = true));
  expect(await mapInTurns(new Set(['a', 'b']), (letter) => `${letter}${isNextTurn}`)).toEqual([
    'afalse',
    'bfalse',
  ]);
  await others;
});
