import { screensOfManyFiles } from './files-of-screens.mjs';

/** Digests by the names of so many files. @param {number} count */
const files = (count) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`static/${index}.js`, 'sha384-0']));
const SHARED = {
  'shared/ui-forms': ['static/forms.js', 'static/styles.css'],
  'shared/bulk': ['static/styles.css'],
};
/** An area of one screen. @param {Record<string, string>} own files of the screen */
const area = (own) => ({
  integrity: { 'remoteEntry.js': 'sha384-0', 'static/remote.js': 'sha384-0' },
  modules: ['shared/bulk'],
  reads: [{ screen: '/plans/:pin', files: own, modules: ['shared/ui-forms'] }],
});

test('a screen may be made of as many files as come in two turns, each counted once', () => {
  expect(screensOfManyFiles([area(files(8))], SHARED)).toEqual([]);
});

test('a screen of more is named', () => {
  expect(screensOfManyFiles([area(files(9))], SHARED)).toEqual([
    '/plans/:pin is made of 13 files, more than 12 (tools/webpack/split-files.mjs).',
  ]);
});

test('an area whose screens are not declared is not counted', () => {
  expect(screensOfManyFiles([{ ...area({}), reads: undefined }], SHARED)).toEqual([]);
});
