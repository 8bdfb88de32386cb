import { stableId } from './stable-ids-plugin.mjs';

test.each([
  ['provide module (default) shared/ui@1.2.0 = /build/shared/ui/index.ts', 'provides shared/ui'],
  ['javascript/esm|/build/shell/node_modules/.federation/entry.6d095ab55abf24a8.js', 'federation'],
  [
    'container entry (default) [] /build/remote-a/node_modules/.federation/entry.6d095ab55abf24a8.js',
    'container',
  ],
])('%s has an id without the folder of the build', (identifier, id) => {
  expect(stableId(identifier)).toBe(id);
  expect(stableId(identifier.replace('/build/', '/another/place/'))).toBe(id);
});

test('other modules are numbered by webpack', () => {
  expect(stableId('/build/shell/src/bootstrap.tsx')).toBeUndefined();
});
