import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqlError } from '../sql-error.ts';
import { openWorkerTransport } from './worker-transport.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracker-worker-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('rows, values and errors come out of the thread whole, and the data stay in the folder', async () => {
  const dataDir = join(folder, 'pgdata');
  const transport = await openWorkerTransport({ dataDir });
  await transport.query(
    'create table kept (id bigint unique, at timestamptz); insert into kept values (1)',
    [],
  );
  const moment = new Date('2026-03-01T09:15:02Z');
  const responses = await Promise.all([
    transport.query('update kept set at = $1', [moment]),
    transport.query('select id, at from kept', []),
  ]);
  expect(responses).toEqual([
    { rows: [], affectedRows: 1 },
    { rows: [{ id: 1, at: moment }], affectedRows: expect.any(Number) },
  ]);
  const error: unknown = await transport
    .query('insert into kept values (1)', [])
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SqlError);
  expect(error).toMatchObject({ code: '23505', constraint: 'kept_id_key', table: 'kept' });
  await transport.close();

  const again = await openWorkerTransport({ dataDir });
  expect((await again.query('select count(*) from kept', [])).rows).toEqual([{ count: 1 }]);
  await again.close();
  await expect(again.query('select 1', [])).rejects.toThrow('The embedded database has stopped.');
});

test('reports a folder that cannot contain a database', async () => {
  await expect(openWorkerTransport({ dataDir: '/dev/null/pgdata' })).rejects.toThrow(/ENOTDIR/);
});
