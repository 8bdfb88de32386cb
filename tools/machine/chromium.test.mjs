import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { namedChromium } from './chromium.mjs';
import { onPath, versionText } from './commands.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let browser;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  browser = join(folder, 'chromium');
  writeFileSync(browser, '#!/bin/sh\necho Chromium 1.2.3\n');
  chmodSync(browser, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the environment comes first, and CHROMIUM_PATH before CHROME_PATH', () => {
  expect(namedChromium({})).toBeUndefined();
  expect(namedChromium({ CHROME_PATH: browser })).toEqual({ path: browser, source: 'CHROME_PATH' });
  expect(namedChromium({ CHROMIUM_PATH: browser, CHROME_PATH: '/nowhere' })?.source).toBe('CHROMIUM_PATH');
});

test('a named browser that is not there is an error, not a reason to take another', () => {
  expect(() => namedChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
    'CHROMIUM_PATH names no program',
  );
});

test('programs are found in the order of the PATH, and only if they can be run', () => {
  writeFileSync(join(folder, 'text'), 'no program');
  expect(onPath('chromium', ['/nowhere', folder].join(delimiter))).toBe(browser);
  expect(onPath('text', folder)).toBeUndefined();
  expect(versionText(browser)).toBe('Chromium 1.2.3');
});
