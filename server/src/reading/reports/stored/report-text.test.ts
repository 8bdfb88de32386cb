import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { linesIn, reportTexts, storedText } from './report-text.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('lists');
});
afterAll(() => database.close());

async function all<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const found = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}

async function store(report: string, parts: readonly string[]) {
  const { db } = database;
  const { id } = await db
    .insertInto('report')
    .columns(['report_type_id', 'report', 'parts'])
    .expression(sql`select min(id), ${report}, ${parts.length}::integer from report_type`)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, text] of parts.entries())
    await db
      .insertInto('report_part')
      .values({ report_id: id, number: index + 1, text })
      .execute();
  return { id, length: report.length, parts: parts.length };
}

test('a report is written as its rows come: the header, then the lines of each piece; only the last has no end', async () => {
  let begun = 0;
  const rows = (async function* () {
    for (const piece of [
      [['a', 1]],
      [],
      [
        [null, 'b\tc'],
        ['d', true],
      ],
    ]) {
      begun++;
      yield piece;
    }
  })();
  const texts = reportTexts({ header: ['One', 'Two'], rows });
  expect(await texts.next()).toEqual({ done: false, value: 'One\tTwo' });
  expect(await texts.next()).toEqual({ done: false, value: '\na\t1' });
  expect(begun).toBe(1);
  expect(await all(texts)).toEqual(['\n\tb c\nd\ttrue']);
});

test('the text of a row comes first, then its parts in order', async () => {
  const parts = Array.from({ length: 11 }, (_, index) => `part ${index + 1};`);
  const report = await store('begin;', parts);
  expect(await all(storedText(database.db, report))).toEqual(['begin;', ...parts]);
});

test('a long text that somebody put there whole is read in slices, none of its characters twice', async () => {
  const whole = Array.from({ length: 60_000 }, (_, index) => `é${index}\n`).join('');
  const slices = await all(storedText(database.db, await store(whole, [])));
  expect(slices.join('')).toBe(whole);
  expect(slices.length).toBe(Math.ceil(whole.length / 250_000));
  expect(slices.length).toBeGreaterThan(1);
});

test('a report that is taken away while it is read ends with an error, not as if it were whole', async () => {
  const report = await store('', ['1', '2', '3', '4']);
  const texts = storedText(database.db, report);
  expect(await texts.next()).toEqual({ done: false, value: '1' });
  await database.db.deleteFrom('report').where('id', '=', report.id).execute();
  await expect(all(texts)).rejects.toThrow('The report was taken away while it was read.');
});

test('lines are those of the whole text, wherever it is cut', async () => {
  const text = 'One\tTwo\n1\t2\n\n3\t4\n';
  for (const size of [1, 3, 5, 100]) {
    const cut = (async function* () {
      for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
    })();
    expect((await all(linesIn(cut))).flat()).toEqual(text.split('\n'));
  }
});
