import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sbomOf } from './sbom.mjs';
import { packagesOf } from './sbom-plugin.mjs';

const app = { name: 'remote-reports', version: '1.2.0' };
const packages = [
  { name: 'victory', version: '37.3.6', license: 'MIT' },
  { name: '@floating-ui/core', version: '1.7.3', license: 'MIT' },
  { name: 'odd', version: '1.0.0', license: 'SEE LICENSE IN LICENSE.md' },
  { name: 'bare', version: '0.1.0' },
];

test('a bill of materials has what CycloneDX 1.5 requires', () => {
  const { bomFormat, specVersion, version, metadata, components, dependencies } = sbomOf(app, packages);
  expect({ bomFormat, specVersion, version }).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
  });
  expect(metadata.component).toMatchObject({ type: 'application', name: 'remote-reports', version: '1.2.0' });
  for (const component of components) {
    expect(component.type).toBe('library');
    expect(component.name).toMatch(/./);
    expect(component.purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
    for (const { license } of component.licenses ?? []) expect(Object.keys(license)).toHaveLength(1);
  }
  const references = [metadata.component, ...components].map((component) => component['bom-ref']);
  expect(new Set(references).size).toBe(references.length);
  expect(dependencies).toEqual([{ ref: 'remote-reports', dependsOn: references.slice(1) }]);
});

test('scopes are groups, unknown licenses are named, and the order is always the same', () => {
  const { components } = sbomOf(app, packages);
  expect(components.map(({ group, name, licenses }) => [group, name, licenses?.[0]?.license])).toEqual([
    ['floating-ui', 'core', { id: 'MIT' }],
    [undefined, 'bare', undefined],
    [undefined, 'odd', { name: 'SEE LICENSE IN LICENSE.md' }],
    [undefined, 'victory', { id: 'MIT' }],
  ]);
  expect(sbomOf(app, [...packages].reverse())).toEqual(sbomOf(app, packages));
});

test('a file belongs to the nearest package with a name and a version, each of which counts once', () => {
  const root = mkdtempSync(join(tmpdir(), 'sbom-'));
  const folder = join(root, 'node_modules', 'a', 'dist', 'esm');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(root, 'node_modules', 'a', 'package.json'),
    '{"name":"a","version":"1.0.0","license":"ISC"}',
  );
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  expect(packagesOf([join(folder, 'x.js'), join(folder, 'y.js')])).toEqual([
    { name: 'a', version: '1.0.0', license: 'ISC' },
  ]);
  rmSync(root, { recursive: true });
});
