import { readableLines, tableAsObjects } from './json-report.ts';
import { linesIn } from './report-text.ts';

/** What is made of the lines of a text that comes in these parts. */
async function madeOf<T>(
  make: (lines: AsyncIterable<readonly string[]>) => AsyncIterable<readonly T[]>,
  texts: readonly string[],
): Promise<T[]> {
  const coming = (async function* () {
    yield* texts;
  })();
  const all: T[] = [];
  for await (const some of make(linesIn(coming))) all.push(...some);
  return all;
}

test('each line is a value; what can not be read is passed over (api-3 §8.2)', async () => {
  expect(await madeOf(readableLines, ['{"a":', '1}\n\nnonsense\n', '[2]'])).toEqual([{ a: 1 }, [2]]);
});

test.each([
  [['Gene Symbol\tMGI ID\nEgr2\tMGI:95296\nFem1b']],
  [['Gene Symbol\tMGI ID', '\nEgr2\tMGI:95296', '\nFem1b']],
  [['Gene Sym', 'bol\tMGI ID\nEgr2\tMGI:', '95296\nFem1b']],
])('a table is one object per row, wherever its text is cut: %j', async (texts) => {
  expect(await madeOf(tableAsObjects, texts)).toEqual([
    { 'Gene Symbol': 'Egr2', 'MGI ID': 'MGI:95296' },
    { 'Gene Symbol': 'Fem1b', 'MGI ID': '' },
  ]);
});
