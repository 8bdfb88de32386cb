import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { siteRoutes } from './routes.ts';

const SCRIPT = 'static/main.0a1b2c3d4e5f.js';
const REMOTE = 'remotes/remote-search/1.0.0';

let siteDir: string;
let tracker: TestApp;

function put(path: string, content: string | Buffer): void {
  mkdirSync(join(siteDir, path, '..'), { recursive: true });
  writeFileSync(join(siteDir, path), content);
}

function publish(version: string): void {
  put('federation.json', JSON.stringify({ remotes: [{ name: 'remote-search', version }], history: ['…'] }));
}

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'tracker-site-'));
  put('index.html', '<p>Tracker</p><script type="application/json" id="federation-registry"></script>');
  put(SCRIPT, 'console.log("main");');
  put(`${SCRIPT}.gz`, gzipSync('console.log("main");'));
  put(`${REMOTE}/mf-manifest.json`, '{}');
  put('.hidden', 'secret');
  put('.arriving/1-a/remoteEntry.js', 'half');
  publish('1.0.0');
  tracker = await openTestApp({ modules: [siteRoutes], settings: { siteDir } });
});

afterAll(async () => {
  await tracker.close();
  rmSync(siteDir, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => tracker.app.inject({ url, headers });

test('the page is revalidated each time, and the next one contains a release', async () => {
  const page = await get('/');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
  expect(page.body).toContain('{"remotes":[{"name":"remote-search","version":"1.0.0"}]}');
  publish('1.1.0');
  expect((await get('/index.html')).body).toContain('"version":"1.1.0"');
  expect((await get('/', { 'if-none-match': page.headers.etag })).statusCode).toBe(200);
  const current = await get('/');
  expect((await get('/', { 'if-none-match': current.headers.etag })).statusCode).toBe(304);
});

test('the service worker may fetch the files of the site and of its remotes, and nothing else', async () => {
  put('service-worker.js', 'keeps');
  const worker = await get('/service-worker.js');
  expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  expect(worker.body).toBe('keeps');
});

test('a setting takes the service worker out of all browsers again', async () => {
  put('service-worker.js', 'keeps');
  put('no-service-worker.js', 'drops');
  const other = await openTestApp({ modules: [siteRoutes], settings: { siteDir, noServiceWorker: true } });
  expect((await other.app.inject('/service-worker.js')).body).toBe('drops');
  await other.close();
});

test('a page whose registry is broken is served all the same', async () => {
  put('federation.json', '{"remotes":');
  const page = await get('/');
  expect([page.statusCode, page.body]).toEqual([
    200,
    expect.stringContaining('id="federation-registry"></script>'),
  ]);
  publish('1.1.0');
});

test('hashed files and released versions are cached for a year, the rest is not', async () => {
  expect((await get(`/${SCRIPT}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/federation.json')).headers['cache-control']).toBe('no-cache');
  expect((await get(`/${REMOTE}/mf-manifest.json`)).headers['cache-control']).toMatch(/immutable/);
});

test('a file that is there compressed travels compressed', async () => {
  const response = await get(`/${SCRIPT}`, { 'accept-encoding': 'gzip' });
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(response.headers['content-type']).toMatch(/javascript/);
  expect(response.headers['cache-control']).toMatch(/immutable/);
  expect((await get(`/${SCRIPT}`)).body).toBe('console.log("main");');
});

test.each([
  '/static/gone.0a1b2c3d4e5f.js',
  '/remotes/remote-plans/9.9.9/mf-manifest.json',
  '/projects',
  '/.hidden',
  '/.arriving/1-a/remoteEntry.js',
  '/static',
])('%s is a real 404 that nobody keeps', async (url) => {
  const response = await get(url);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(response.json().apierror.message).toBe(`Could not find resource for GET ${url}`);
});

test('a screen that is opened without the hash is led to; a script that asks for it gets the 404', async () => {
  const remote = { name: 'remote-projects', version: '1.0.0', prefixes: ['/projects'] };
  put('federation.json', JSON.stringify({ remotes: [remote] }));
  const browser = { accept: 'text/html,application/xhtml+xml' };
  const response = await get('/projects/TPN:000000042?tab=a', browser);
  expect([response.statusCode, response.headers.location]).toEqual([302, '/#/projects/TPN:000000042?tab=a']);
  expect((await get('/nowhere', browser)).statusCode).toBe(404);
  expect((await get('/projects/TPN:000000042')).statusCode).toBe(404);
  publish('1.1.0');
});

test.each(['/../settings.test.ts', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd'])(
  '%s does not lead out of the folder',
  async (url) => {
    expect([400, 403, 404]).toContain((await get(url)).statusCode);
  },
);

test('pages of other origins may load remotes', async () => {
  const { headers } = await get(`/${REMOTE}/mf-manifest.json`, { origin: 'https://elsewhere.example' });
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('without a built site the first page explains that', async () => {
  const bare = await openTestApp({ modules: [siteRoutes], settings: { siteDir: join(siteDir, 'nowhere') } });
  const response = await bare.app.inject({ url: '/' });
  expect([response.statusCode, response.json().apierror.message]).toEqual([
    404,
    'The site has not been built. The API is served below /api.',
  ]);
  await bare.close();
});
