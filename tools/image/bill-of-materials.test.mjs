import { billOfMaterials, debianPackages } from './bill-of-materials.mjs';

test('packages of Debian are read from what dpkg prints', () => {
  expect(debianPackages('libc6\t2.36-9+deb12u14\nopenssl\t3.0.17-1\n')).toEqual([
    { name: 'libc6', version: '2.36-9+deb12u14' },
    { name: 'openssl', version: '3.0.17-1' },
  ]);
});

test('each part has an address by which known flaws are looked up', () => {
  const parts = {
    debian: [{ name: 'libc6', version: '2.36-9+deb12u14' }],
    npm: [
      { name: '@fastify/cookie', version: '11.0.2', license: 'MIT' },
      { name: 'pg', version: '8.16.3' },
    ],
    node: '20.20.2',
  };
  const { components } = billOfMaterials(parts, { version: '1.0.0', architecture: 'amd64' });
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:generic/node@20.20.2',
    'pkg:deb/debian/libc6@2.36-9%2Bdeb12u14?arch=amd64',
    'pkg:npm/%40fastify/cookie@11.0.2',
    'pkg:npm/pg@8.16.3',
  ]);
  expect(components[2]).toMatchObject({ licenses: [{ license: { name: 'MIT' } }] });
});
