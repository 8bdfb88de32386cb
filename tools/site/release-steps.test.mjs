import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memory, root } from '../workspace.mjs';
import { unitTests } from './release-steps.mjs';

// Jest starts twice.
jest.setTimeout(60_000);
const folder = memory('a-new-remote');
beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"remote-new","type":"module"}');
  symlinkSync(join(root, 'tools', 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a remote without tests can be released; one whose tests fail cannot', () => {
  writeFileSync(join(folder, 'jest.config.cjs'), 'module.exports = { testEnvironment: "node" };');
  expect(unitTests('remote-new', folder)).toEqual([]);
  writeFileSync(join(folder, 'src', 'a.test.cjs'), 'test("fails", () => expect(1).toBe(2));');
  writeFileSync(
    join(folder, 'jest.config.cjs'),
    'module.exports = { testEnvironment: "node", testMatch: ["**/*.test.cjs"] };',
  );
  expect(unitTests('remote-new', folder)).toEqual(['The unit tests of remote-new fail.']);
});
