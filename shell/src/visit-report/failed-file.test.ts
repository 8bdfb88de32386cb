/** @jest-environment jest-fixed-jsdom */
import { failedFile, wasRefused } from './failed-file.ts';

const FILE = 'http://localhost/remotes/remote-search/1.0.0/static/remote.0f3a91c2.js';
const chunkError = Object.assign(new Error('Loading chunk 1 failed.'), { request: FILE });

/** A browser that got these statuses for the file, one after the other; 0 stands for no response. */
const timeline = (...statuses: number[]) => ({
  getEntriesByName: (name: string) =>
    name === FILE ? statuses.map((responseStatus) => ({ responseStatus })) : [],
});

test.each([
  ['webpack', chunkError],
  ['the federation run time', new Error(`ScriptNetworkError: Failed to load script '${FILE}'`)],
  ['an error that has it as its cause', new Error('remote-search 1.0.0 (load)', { cause: chunkError })],
])('the file that %s names is found', (_who, error) => {
  expect(failedFile(error)).toBe(FILE);
});

test('most errors name none', () => {
  expect(failedFile(new TypeError('x is undefined'))).toBeUndefined();
  expect(failedFile('text')).toBeUndefined();
});

test.each([
  ['arrived, and was not run', [200], true],
  ['arrived only after it was mended', [0, 200], true],
  ['is not there', [404], false],
  ['did not arrive', [200, 0], false],
  ['was never asked for', [], false],
])('a file that %s', (_what, statuses, refused) => {
  expect(wasRefused(chunkError, timeline(...statuses))).toBe(refused);
});
