import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from '../registry.mjs';
import { rollback } from '../rollback.mjs';
import { TestSite } from '../testing/test-site.mjs';
import { describeStore } from './describe-store.mjs';
import { cacheControlOf, mediaTypeOf } from './file-headers.mjs';
import { bucketOf } from './open-store.mjs';
import { startS3Server } from './s3-server.mjs';
import { s3Store } from './s3-store.mjs';

const BUCKET = 'sites';
// Dozens of requests to a server in the same process.
jest.setTimeout(60_000);
/** @type {Awaited<ReturnType<typeof startS3Server>>} */
let server;
let count = 0;
beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID ??= 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'S3RVER';
  server = await startS3Server(BUCKET);
});
afterAll(() => server.close());

function newStore() {
  count += 1;
  return s3Store({ bucket: BUCKET, prefix: `site-${count}`, endpoint: server.endpoint });
}

describeStore('bucket', async () => newStore());

test.each([
  ['does not answer', ''],
  ['changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'],
  ['ends in the middle of an answer', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf'],
])('a service that %s is not waited for for ever', async (_does, answer) => {
  /** @type {import('node:net').Socket[]} */
  const sockets = [];
  const odd = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => answer !== '' && socket.write(answer));
  });
  await new Promise((resolve) => {
    odd.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = odd.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const store = s3Store({ bucket: BUCKET, endpoint: `http://127.0.0.1:${port}`, patienceMs: 300 });
  await expect(store.read('frame.json')).rejects.toThrow();
  for (const socket of sockets) socket.destroy();
  odd.close();
});

test('releases, two at the same moment, and a rollback work as in a folder', async () => {
  const site = new TestSite();
  const store = newStore();
  await store.change('frame.json', () => JSON.stringify(site.shell));
  site.store = store;
  await Promise.all(['remote-a', 'remote-b'].map((name) => site.release({ name, version: '1.0.0' })));
  await site.release({ name: 'remote-a', version: '1.1.0' });
  await expect(site.release({ name: 'remote-a', version: '1.1.0' })).rejects.toThrow('released already');
  expect(await rollback(store, 'remote-a', undefined)).toBe('1.0.0');
  expect((await readRegistry(store)).remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'remote-a 1.0.0',
    'remote-b 1.0.0',
  ]);
  site.remove();
});

test('files travel with the headers that a CDN hands on, compressed twins stay behind', async () => {
  const store = newStore();
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'static'));
  for (const name of ['frame.json', 'frame.json.br', 'static/remote.0a1b2c3d4e5f.js'])
    writeFileSync(join(build, name), '{}');
  await store.addFolder('remotes/remote-a/1.0.0', build);
  rmSync(build, { recursive: true });
  const listed = await store.list('remotes');
  expect(listed.map(({ path }) => path).sort()).toEqual([
    'remotes/remote-a/1.0.0/frame.json',
    'remotes/remote-a/1.0.0/static/remote.0a1b2c3d4e5f.js',
  ]);
});

test.each([
  ['static/remote.0a1b2c3d4e5f.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  [
    'remotes/remote-a/1.0.0/remoteEntry.js',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['remotes/remote-a/1.0.0-local.1a2b3c4d/remoteEntry.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['federation.json', 'application/json', 'no-cache'],
  ['index.html', 'text/html; charset=utf-8', 'no-cache'],
])('%s is %s, %s', (path, type, cache) => {
  expect([mediaTypeOf(path), cacheControlOf(path)]).toEqual([type, cache]);
});

test('a bucket is named by its address', () => {
  expect(bucketOf('s3://sites/tracker/live')).toEqual({ bucket: 'sites', prefix: 'tracker/live' });
  expect(bucketOf('s3://sites')).toEqual({ bucket: 'sites', prefix: '' });
  expect(() => bucketOf('sites/tracker')).toThrow('write it like s3://bucket/folder');
});
