import { missingExports, providedRequest } from './shared-exports.mjs';

const provides = { 'shared/ui': ['Button', 'Page'], 'shared/api': ['apiFetch'] };

test('a remote that takes what the shell has lacks nothing', () => {
  expect(missingExports({ uses: { 'shared/ui': ['Page'], 'shared/api': [] } }, { provides })).toEqual([]);
});

test('what the shell does not have is named, by module', () => {
  expect(missingExports({ uses: { 'shared/ui': ['Carousel', 'Page', 'Wizard'] } }, { provides })).toEqual([
    "The live shell's shared/ui does not have Carousel, Wizard.",
  ]);
});

test('a shared module that the shell was built without is named', () => {
  expect(
    missingExports({ uses: { 'shared/edit-form': ['EditForm'], react: ['use'] } }, { provides }),
  ).toEqual(["The live shell's shared/edit-form does not have EditForm."]);
});

test('nothing is claimed about builds without these facts', () => {
  expect(missingExports({}, { provides })).toEqual([]);
  expect(missingExports({ uses: { 'shared/ui': ['Page'], react: ['use'] } }, {})).toEqual([]);
});

test.each([
  ['provide module (default) react@19.3.1 = /x/node_modules/react/index.js', 'react'],
  ['provide module (default) react-dom/client@19.3.1 = /x/client.js', 'react-dom/client'],
  ['provide module (default) shared/ui@1.0.0 = /x/shared/ui/index.ts', 'shared/ui'],
  ['/x/shared/ui/index.ts', undefined],
])('%s provides %s', (identifier, expected) => {
  expect(providedRequest(identifier)).toBe(expected);
});
