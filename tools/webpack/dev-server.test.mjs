import { devServer } from './dev-server.mjs';
import { rewriteRegistry } from './registry-rewrite.mjs';

const facts = {
  name: 'remote-reports',
  version: '2.0.0',
  contract: 1,
  title: 'Reports',
  prefixes: ['/reports'],
  entry: 'mf-manifest.json',
};
const registry = {
  published: 'kept',
  remotes: [
    {
      name: 'remote-search',
      version: '1.0.0',
      contract: 1,
      title: 'Search',
      prefixes: ['/'],
      entry: 'remotes/s/mf-manifest.json',
    },
    {
      name: 'remote-reports',
      version: '1.0.0',
      contract: 1,
      title: 'Reports',
      prefixes: ['/reports'],
      entry: 'remotes/r/mf-manifest.json',
    },
  ],
};
const block = (/** @type {string} */ json) =>
  `<!doctype html><head><script type="application/json" id="federation-registry">${json}</script></head>`;

test('the development server listens on the loopback address only', () => {
  expect(devServer({ directory: '/x', name: 'remote-reports', version: '1.0.0', area: facts }).host).toBe(
    '127.0.0.1',
  );
});

test('a remote that stands alone is replaced as it is saved, and the address of its screens is printed', () => {
  const frame = { directory: '/x', name: 'remote-reports', version: '1.0.0', area: facts };
  const { hot, liveReload, onListening } = devServer(frame);
  expect([hot, liveReload]).toEqual([true, false]);
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  const server = { address: () => ({ address: '127.0.0.1', family: 'IPv4', port: 3001 }) };
  Reflect.apply(/** @type {Function} */ (onListening), undefined, [{ server }]);
  expect(print).toHaveBeenCalledWith('remote-reports is at http://127.0.0.1:3001/#/reports');
});

test('the shell, and a remote in a site, are loaded again as they are saved', () => {
  const { hot, liveReload } = devServer({ directory: '/x', name: 'shell', version: '1.0.0' });
  expect([hot, liveReload]).toEqual([false, true]);
});

describe('the registry on its way through a remote’s development server', () => {
  const expected = { published: 'kept', remotes: [registry.remotes[0], facts] };

  test('names the working copy for this remote and leaves the others alone', () => {
    expect(JSON.parse(rewriteRegistry(JSON.stringify(registry), facts))).toEqual(expected);
  });

  test('is rewritten inside the page too, without ending the script element early', () => {
    const page = rewriteRegistry(block(JSON.stringify(registry)), { ...facts, title: '</script>' });
    const json = /federation-registry">(.*)<\/script><\/head>/.exec(page)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json).remotes[1]).toEqual({ ...facts, title: '</script>' });
  });

  test('stays empty in a page that carries none', () => {
    expect(rewriteRegistry(block(''), facts)).toBe(block(''));
  });

  test('gains a remote that the site does not know yet', () => {
    expect(JSON.parse(rewriteRegistry('{"remotes":[]}', facts)).remotes).toEqual([facts]);
  });
});
