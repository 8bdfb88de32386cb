import { jsonArrayTexts } from './json-array.ts';

async function textsOf(pieces: readonly (readonly unknown[])[]): Promise<string[]> {
  const texts = [];
  const coming = (async function* () {
    yield* pieces;
  })();
  for await (const text of jsonArrayTexts(coming)) texts.push(text);
  return texts;
}

test('elements are written piece by piece', async () => {
  expect(await textsOf([[{ a: 1 }, 'b'], [], [null]])).toEqual(['[{"a":1},"b"', ',null', ']']);
});

test.each([[[]], [[[]]], [[[], []]]])('%j has no elements', async (pieces) => {
  expect(await textsOf(pieces)).toEqual(['[]']);
});
