import { inChunks, readInSteps } from './chunks.ts';

const all = Array.from({ length: 1200 }, (_, index) => index);

test('a list comes in pieces, of 250 unless another size is given', () => {
  expect([...inChunks(all)].map((piece) => piece.length)).toEqual([250, 250, 250, 250, 200]);
  expect([...inChunks(all, 1000)].map((piece) => piece.length)).toEqual([1000, 200]);
});

test('a long page is read in steps, in order; one as the site shows it at once; an empty one not at all', async () => {
  const steps: number[] = [];
  const read = async (some: readonly number[]) => {
    steps.push(some.length);
    return some.map((id) => `row ${id}`);
  };
  expect(await readInSteps(all, read)).toEqual(all.map((id) => `row ${id}`));
  await readInSteps(all.slice(0, 200), read);
  expect(await readInSteps([], read)).toEqual([]);
  expect(steps).toEqual([250, 250, 250, 250, 200, 200]);
});
