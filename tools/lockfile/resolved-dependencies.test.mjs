import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { parseLockfile } from './parse-lockfile.mjs';
import { changedDependencies, resolvedDependencies } from './resolved-dependencies.mjs';

const LOCKFILE = `lockfileVersion: '9.0'

settings:
  autoInstallPeers: true

importers:

  .:
    devDependencies:
      linter:
        specifier: 'catalog:'
        version: 1.0.0

  remote-a:
    dependencies:
      '@kit/view':
        specifier: ^2.0.0
        version: 2.0.0(react@19.0.0)
      shared:
        specifier: workspace:*
        version: link:../shared
      alias:
        specifier: npm:other@3.0.0
        version: other@3.0.0

packages:

  '@kit/view@2.0.0':
    resolution: {integrity: sha512-view}
    engines: {node: '>=18'}

  deep@1.1.0:
    resolution: {integrity: sha512-deep}

  linter@1.0.0:
    resolution: {integrity: sha512-linter}

snapshots:

  '@kit/view@2.0.0(react@19.0.0)':
    dependencies:
      deep: 1.1.0
    transitivePeerDependencies:
      - supports-color

  deep@1.1.0: {}

  linter@1.0.0: {}

  other@3.0.0: {}
`;

test('keys with colons, quotes and versions are read', () => {
  expect(parseLockfile(LOCKFILE)).toMatchObject({
    lockfileVersion: '9.0',
    importers: {
      'remote-a': { dependencies: { shared: { specifier: 'workspace:*', version: 'link:../shared' } } },
    },
    packages: { '@kit/view@2.0.0': { resolution: '{integrity: sha512-view}' } },
    snapshots: { '@kit/view@2.0.0(react@19.0.0)': { dependencies: { deep: '1.1.0' } }, 'deep@1.1.0': '{}' },
  });
});

test('another version deep below concerns only the packages that stand on it', () => {
  const after = LOCKFILE.replaceAll('deep@1.1.0', 'deep@1.2.0').replace('deep: 1.1.0', 'deep: 1.2.0');
  expect(changedDependencies(LOCKFILE, after)).toEqual(['remote-a']);
});

test('other contents of the same version count, other wishes for it do not', () => {
  expect(changedDependencies(LOCKFILE, LOCKFILE.replace('sha512-linter', 'sha512-other'))).toEqual(['.']);
  expect(changedDependencies(LOCKFILE, LOCKFILE.replace('^2.0.0', '~2.0.0'))).toEqual([]);
});

test('a new package of the workspace counts', () => {
  const after = LOCKFILE.replace('packages:\n', '  remote-b:\n    dependencies: {}\n\npackages:\n');
  expect(changedDependencies(LOCKFILE, after)).toEqual(['remote-b']);
});

test('the lockfile of this workspace is understood', () => {
  const digests = resolvedDependencies(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  expect(Object.keys(digests)).toEqual(expect.arrayContaining(['.', 'server', 'shared', 'shell', 'tools']));
  expect(new Set([digests.server, digests.shared, digests.tools]).size).toBe(3);
});
