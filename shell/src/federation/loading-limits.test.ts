/** @jest-environment jest-fixed-jsdom */
import { registerPlugins } from '@module-federation/runtime';
import { http, HttpResponse, startTestServer, testServer } from 'shared/testing';
import { expectDigests } from './expected-digests.ts';
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
  expect(plugin().createScript({ url: 'http://localhost/x.js' })).toMatchObject({ timeout: LOAD_LIMIT });
  expect(LOAD_LIMIT).toBe(15_000);
});

describe('what the registry contains a digest of', () => {
  const home = 'https://remotes.example/remote-x/1.0.0/';
  const digest = 'sha384-nf8D61lruWJ9RkVeOvw1';
  beforeEach(() => {
    const integrity = { 'remoteEntry.js': digest };
    const remote = { name: 'remote-x', version: '1.0.0', contract: 1, entry: 'x', prefixes: [], integrity };
    expectDigests(remote, new URL('mf-manifest.json', home));
  });
  function script(url: string) {
    const made = plugin().createScript({ url });
    return made && 'script' in made ? made.script : undefined;
  }

  test('is run only with that content, also from another origin', () => {
    expect(script(`${home}remoteEntry.js`)).toMatchObject({ integrity: digest, crossOrigin: 'anonymous' });
  });

  test('is a matter of the full address', () => {
    expect(script('http://localhost/remoteEntry.js')).toMatchObject({ integrity: '', crossOrigin: null });
  });

  test('has no company that is run without a digest', () => {
    expect(script(`${home}static/other.js`)?.integrity).toBe(`sha384-${'A'.repeat(64)}`);
  });

  test('is fetched only with that content', async () => {
    const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    await plugin().fetch(`${home}remoteEntry.js`, {});
    expect(asked).toHaveBeenCalledWith(
      `${home}remoteEntry.js`,
      expect.objectContaining({ integrity: digest }),
    );
    asked.mockRestore();
  });
});
