import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { ANONYMOUS } from '../../../identity/permissions/caller.ts';
import { changeRecords, type ListChange } from '../change-records.ts';
import { addGenes, inShort, MANAGER, openGeneLists, record, recordsOf, save } from '../testing/gene-lists.ts';
import { runOnce } from '../../../../testing/run-once.ts';
import { importRows, type RequestedImport } from './import-records.ts';
import { beginImport, removeAbandonedImports } from './staged-import.ts';
import { countRecords } from '../records.ts';
import { writeRecords } from '../write-records.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openGeneLists();
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('list_record').execute();
  await save(tracker, [record('Aaa1')]);
});

const STEPS = '/api/v2/geneList/IMPC/import';
const file = (rows: readonly string[]) => ['Genes,Note,Type,Visible', ...rows, ''].join('\n');
const shown = async () => inShort(await recordsOf(tracker));

async function left(): Promise<{ records: number; imports: number }> {
  const { rows } = await sql<{ records: number; imports: number }>`
    select (select count(*)::int from list_record) as records,
      (select count(*)::int from gene_list_import) as imports`.execute(tracker.db);
  return rows[0] ?? { records: -1, imports: -1 };
}

/** Looks until it is true, for a few seconds. */
async function becomes(isTrue: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    if (await isTrue()) return;
    await pause(5);
  }
  throw new Error('It did not become true.');
}

const ADMINISTRATOR = { ...ANONYMOUS, email: MANAGER, isAdmin: true };
const change: ListChange = { caller: ADMINISTRATOR, consortiumName: 'IMPC', expectedVersion: null };

/** A file of these symbols. */
function requested(symbols: readonly string[], which: 'all' | 'good'): RequestedImport {
  const rows = symbols.map((symbol, line) => ({
    line,
    symbols: [symbol],
    note: '',
    types: [],
    visible: true,
  }));
  return { change, rows, which, names: 'symbols', signal: new AbortController().signal };
}

/** Adds a record for somebody else. */
function addRecord(symbol: string): Promise<void> {
  return inTransaction(tracker.db, MANAGER, (tx) => changeRecords(tx, change, [{ genes: [{ symbol }] }]));
}

test('others read and change the list during an import, and see none of its rows before the last', async () => {
  const symbols = await addGenes(tracker.db, 3000);
  const everything = { consortiumName: 'IMPC', onlyVisible: false, geneIds: null };
  const seen: number[] = [];
  const others: Promise<unknown>[] = [];
  await importRows(tracker.db, requested(symbols, 'all'), ({ added }) => {
    if (added === 0) others.push(addRecord('Aaa2'));
    if (added === 1000) others.push(countRecords(tracker.db, everything).then((count) => seen.push(count)));
  });
  expect(seen).toEqual([2]);
  await Promise.all(others);
  expect(await countRecords(tracker.db, everything)).toBe(3002);
});

/** An import during which somebody else adds a record of the first gene. */
async function importBesideAnother(which: 'all' | 'good', symbols: readonly string[]): Promise<number> {
  const others: Promise<void>[] = [];
  const outcome = await Promise.allSettled([
    importRows(tracker.db, requested(symbols, which), ({ added }) => {
      if (added === 0) others.push(addRecord(symbols[0] ?? ''));
    }),
  ]);
  await Promise.all(others);
  const [result] = outcome;
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

test('what somebody else has added since the rows were checked came first', async () => {
  const symbols = await addGenes(tracker.db, 2500);
  await expect(importBesideAnother('all', symbols)).rejects.toThrow(
    `[${symbols[0]}] already exist in the list.`,
  );
  expect(await left()).toEqual({ records: 2, imports: 0 });
  const [taken, ...others] = await addGenes(tracker.db, 2500);
  expect(await importBesideAnother('good', [taken ?? '', ...others])).toBe(2499);
  expect(await left()).toEqual({ records: 2502, imports: 0 });
});

test('an import whose client has gone stops, and adds nothing', async () => {
  const symbols = await addGenes(tracker.db, 6000);
  const address = await tracker.app.listen({ port: 0, host: '127.0.0.1' });
  const boundary = 'form-boundary';
  const call = httpRequest(`${address}${STEPS}`, {
    method: 'POST',
    headers: {
      ...(await tracker.as(MANAGER)),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`;
  call.end(`${head}${file(symbols)}\r\n--${boundary}--\r\n`);
  await new Promise<void>((resolve, reject) => {
    call.once('response', (response) => response.once('data', () => resolve()));
    call.once('error', reject);
  });
  call.on('error', () => undefined);
  call.destroy();
  await becomes(async () => (await left()).imports === 0);
  expect(await shown()).toEqual(['Aaa1']);
  expect(await left()).toEqual({ records: 1, imports: 0 });
});

test('what a server that ended during an import has left is removed', async () => {
  const { id } = await tracker.db
    .selectFrom('consortium')
    .select('id')
    .where('name', '=', 'IMPC')
    .executeTakeFirstOrThrow();
  const list = { consortiumId: id, consortiumName: 'IMPC' };
  const hidden = { id: null, note: null, visible: true, geneIds: [], typeIds: [] };
  const importId = await inTransaction(tracker.db, MANAGER, async (tx) => {
    const begun = await beginImport(tx, list);
    await writeRecords(tx, list, [hidden, hidden], begun);
    return begun;
  });
  const task = removeAbandonedImports(tracker.db);
  await runOnce(task);
  expect(await left()).toEqual({ records: 3, imports: 1 });
  expect(await shown()).toEqual(['Aaa1']);
  await tracker.db
    .updateTable('gene_list_import')
    .set({ begun_at: sql`now() - interval '2 hours'` })
    .where('id', '=', importId)
    .execute();
  await runOnce(task);
  expect(await left()).toEqual({ records: 1, imports: 0 });
});
