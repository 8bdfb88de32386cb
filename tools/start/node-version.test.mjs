import { readJson, root } from '../workspace.mjs';
import { isNewEnough } from './node-version.mjs';

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.1.0', true],
  ['100.0.0', true],
])('Node %s: new enough is %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test('the version in package.json is the one that is checked', () => {
  const { engines } = readJson(`${root}/package.json`);
  expect(engines.node).toBe('>=20.19');
  expect(isNewEnough(engines.node.slice(2))).toBe(true);
});
