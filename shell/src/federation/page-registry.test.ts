/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse, startTestServer, testServer } from 'shared/testing';
import { readRegistry } from './page-registry.ts';

startTestServer();

const registry = {
  remotes: [{ name: 'remote-x', version: '1.0.0', contract: 1, entry: 'remotes/x.json', prefixes: ['/x'] }],
};
const pageWith = (json: string) => {
  document.head.innerHTML = `<script type="application/json" id="federation-registry">${json}</script>`;
};
afterEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
});

test('the registry in the page is taken without asking the server', async () => {
  pageWith(JSON.stringify(registry));
  await expect(readRegistry()).resolves.toEqual(registry);
});

test('a page without one requests federation.json beside it', async () => {
  testServer.use(http.get('http://localhost/federation.json', () => HttpResponse.json(registry)));
  pageWith('');
  await expect(readRegistry()).resolves.toEqual(registry);
});

test('a missing registry differs from a registry without remotes', async () => {
  testServer.use(http.get('http://localhost/federation.json', () => new HttpResponse('no', { status: 404 })));
  await expect(readRegistry()).rejects.toThrow('federation.json answered 404.');
});

test('a page with keys, as on a plain static host, checks the signatures itself', async () => {
  testServer.use(http.get('http://localhost/federation.json', () => HttpResponse.json(registry)));
  document.head.innerHTML =
    '<meta name="release-keys" content="*=6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw=" />';
  const { remotes } = await readRegistry();
  expect(remotes).toMatchObject([{ name: 'remote-x', refused: '"title" is missing', prefixes: ['/x'] }]);
});

test('nothing that a person or a link can set in the browser changes where a remote comes from', async () => {
  pageWith(JSON.stringify(registry));
  const elsewhere = JSON.stringify({ 'remote-x': 'http://localhost:9999/mf-manifest.json' });
  for (const key of ['federation', 'federation.overrides', 'overrides', 'remote-x'])
    localStorage.setItem(key, elsewhere);
  window.history.replaceState(null, '', `?remote-x=http://localhost:9999/mf-manifest.json`);
  await expect(readRegistry()).resolves.toEqual(registry);
});
