import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { json, openMisbehavingServer, type MisbehavingServer } from '../../../testing/misbehaving-server.ts';
import { openExternalServices } from './external-services.ts';

/** The whole of chromosome 1 lies at its beginning, moved by 100 bases. */
const CHAIN = 'chain 1 chr1 195471971 + 0 1000 chr1 195154279 + 100 1100 1\n1000\n';

let database: TestDatabase;
let server: MisbehavingServer;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await openMisbehavingServer();
  folder = await mkdtemp(join(tmpdir(), 'tracker-chain-'));
});

afterAll(async () => {
  await server.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const open = (environment: Record<string, string>) =>
  openExternalServices(readSettings(environment), database.db);

async function chainFile(content: string | Buffer): Promise<string> {
  const path = join(folder, 'builds.chain');
  await writeFile(path, content);
  return path;
}

const GUIDE = { chr: '1', start: 101, stop: 123, strand: '+' };

test('without a setting no external service is called', async () => {
  const { guideFinder, liftover, orthologs } = await open({});
  expect(await guideFinder.exonsWithGuides('Abcx1')).toEqual([]);
  await expect(liftover.convert(GUIDE)).rejects.toThrow('There are no mappings for this guide.');
  expect(await orthologs.findOrthologs(['MGI:1'])).toEqual(new Map());
});

test.each<[string, (content: string) => string | Buffer]>([
  ['plain', (content) => content],
  ['gzipped', (content) => gzipSync(content)],
])('a %s chain file converts positions', async (_how, write) => {
  const { liftover } = await open({ LIFTOVER_CHAIN_FILE: await chainFile(write(CHAIN)) });
  expect(await liftover.convert(GUIDE)).toMatchObject({ chr: '1', start: 201, stop: 223 });
  await expect(liftover.convert({ ...GUIDE, start: 2000, stop: 2022 })).rejects.toThrow(
    'There are no mappings for this guide.',
  );
});

test.each([
  ['is broken', CHAIN.replace('\n1000', '\n999'), 'line 2: the blocks of the chain do not reach its end.'],
  [
    'goes the other way',
    CHAIN.replace('195471971', '195154279'),
    'it is not from GRCm38 to GRCm39, its chromosome 1 has another length.',
  ],
])('a chain file that %s keeps the server from starting', async (_how, content, message) => {
  const path = await chainFile(content);
  await expect(open({ LIFTOVER_CHAIN_FILE: path })).rejects.toThrow(
    `LIFTOVER_CHAIN_FILE ${path} cannot be used: ${message}`,
  );
});

test('a chain file that is not there keeps the server from starting', async () => {
  const path = join(folder, 'none.chain');
  await expect(open({ LIFTOVER_CHAIN_FILE: path })).rejects.toThrow(/none\.chain cannot be used: .*ENOENT/);
});

test('positions are converted in one way', async () => {
  await expect(
    open({ LIFTOVER_CHAIN_FILE: 'builds.chain', LIFTOVER_URL: 'https://liftover.example' }),
  ).rejects.toThrow('LIFTOVER_URL and LIFTOVER_CHAIN_FILE are both set: one of them converts positions.');
});

test('services are called at the addresses of the settings', async () => {
  const { guideFinder, liftover, orthologs } = await open({
    GUIDE_FINDER_URL: `${server.url}/guides/`,
    LIFTOVER_URL: `${server.url}/liftover`,
    ORTHOLOG_URL: `${server.url}/orthologs`,
  });
  server.willDo(json({ exons: [] }), json({ mappings: [] }), json([]));
  await guideFinder.exonsWithGuides('Abcx1');
  await expect(liftover.convert(GUIDE)).rejects.toThrow('There are no mappings for this guide.');
  await orthologs.findOrthologs(['MGI:1']);
  expect(server.requests.map((path) => path.split('?')[0])).toEqual([
    '/guides/exon_search',
    '/liftover',
    '/orthologs',
  ]);
});
