import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMetrics } from '../metrics/metrics.ts';
import { readRestoreHealth } from './restore-health.ts';

const folder = mkdtempSync(join(tmpdir(), 'tracker-proof-'));
const file = join(folder, 'proof.json');
afterAll(() => rmSync(folder, { recursive: true }));

const PROOF = {
  provenAt: '2026-11-25T03:10:00.000Z',
  restoredTo: '2026-11-25T03:00:30.000Z',
  tables: 120,
  rows: 900_000,
};
const { provenAt: at, ...restored } = PROOF;

async function read(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readRestoreHealth(file);
}

async function series(): Promise<string> {
  const metrics = openMetrics({ restoreProofFile: file });
  const { body } = await metrics.text();
  metrics.close();
  return body;
}

test('a server without a file knows nothing', async () => {
  expect(await readRestoreHealth(undefined)).toBeUndefined();
});

test('the last proof is read', async () => {
  expect(await read(PROOF)).toEqual({ proven: { at, ...restored } });
  const body = await series();
  expect(body).toContain(`backup_restore_proven_timestamp_seconds ${Date.parse(at) / 1000}`);
  expect(body).toContain('backup_restore_failed 0');
});

test('a failure stands beside what was proven before; its reason is not shown', async () => {
  const failedAt = '2026-11-26T03:10:00.000Z';
  expect(await read({ ...PROOF, failedAt, reason: 'no such folder' })).toEqual({
    proven: { at, ...restored },
    failedAt,
  });
  expect(await series()).toContain('backup_restore_failed 1');
});

test.each(['', '{"provenAt"', '[]', { ...PROOF, provenAt: 'yesterday' }, { ...PROOF, rows: 'many' }])(
  '%j proves nothing',
  async (content) => {
    expect(await read(content)).toEqual({});
    expect(await series()).toContain('backup_restore_proven_timestamp_seconds 0');
  },
);

test('neither does a file that is not there', async () => {
  expect(await readRestoreHealth(join(folder, 'gone.json'))).toEqual({});
});
