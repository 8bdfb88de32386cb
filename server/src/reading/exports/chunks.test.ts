import { readAhead } from './chunks.ts';

const all = Array.from({ length: 600 }, (_, index) => index);

test('the next piece is read while one is used, and no further one', async () => {
  const begun: number[] = [];
  const read = async (piece: readonly number[]) => begun.push(piece[0] ?? -1);
  const used: number[][] = [];
  for await (const [piece] of readAhead(all, read)) used.push([piece.length, begun.length]);
  expect(used).toEqual([
    [250, 2],
    [250, 3],
    [100, 3],
  ]);
});

test('a failure is thrown at the place of its chunk', async () => {
  const read = async (piece: readonly number[]) => {
    if (piece[0] === 250) throw new Error('the second piece');
    return piece.length;
  };
  const used: number[] = [];
  const use = async () => {
    for await (const [, found] of readAhead(all, read)) used.push(found);
  };
  await expect(use()).rejects.toThrow('the second piece');
  expect(used).toEqual([250]);
});

test('nothing is read of an empty list', async () => {
  const read = jest.fn(async () => 0);
  const pieces = [];
  for await (const piece of readAhead([], read)) pieces.push(piece);
  expect(pieces).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});
