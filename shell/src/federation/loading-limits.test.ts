import { registerPlugins } from '@module-federation/runtime';
import { http, HttpResponse, startTestServer, testServer } from 'shared/testing';
import { limitLoading, LOAD_LIMIT } from './loading-limits.ts';

jest.mock('@module-federation/runtime', () => ({ registerPlugins: jest.fn() }));
startTestServer();

function plugin() {
  limitLoading();
  const registered = jest.mocked(registerPlugins).mock.lastCall?.[0]?.[0];
  if (!registered?.fetch || !registered.createScript) throw new Error('No plugin was registered.');
  return { fetch: registered.fetch, createScript: registered.createScript };
}

test('an error page in place of a manifest is a failure, so that the next attempt asks again', async () => {
  const address = 'http://localhost/remotes/x/mf-manifest.json';
  testServer.use(http.get(address, () => HttpResponse.json({ message: 'gone' }, { status: 404 })));
  await expect(plugin().fetch(address, {})).rejects.toThrow(`${address} answered 404.`);
});

test('a manifest is passed on', async () => {
  const address = 'http://localhost/remotes/x/mf-manifest.json';
  testServer.use(http.get(address, () => HttpResponse.json({ id: 'x' })));
  const response = await plugin().fetch(address, {});
  expect(response instanceof Response && (await response.json())).toEqual({ id: 'x' });
});

test('a script is waited for as long as the whole remote', () => {
  expect(plugin().createScript({ url: 'http://localhost/x.js' })).toEqual({ timeout: LOAD_LIMIT });
  expect(LOAD_LIMIT).toBe(15_000);
});
