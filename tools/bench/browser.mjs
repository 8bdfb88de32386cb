import { chromium } from '@playwright/test';
import { SWITCHES } from '../machine/chromium-switches.mjs';
import { findChromium } from '../machine/chromium.mjs';

/**
 * A browser that is watched notes where errors are made, even those that React makes when it begins and never throws, and parses all
 * code around them again for it: 240 ms of the first page on a machine four times as slow, for which no person waits. With this
 * places are noted when code is compiled.
 */
const AS_IF_UNWATCHED = '--js-flags=--no-enable-lazy-source-positions';

/**
 * Measures in a real browser.
 *
 * @param {string} what for the line that is printed instead where there is no browser
 * @param {(browser: import('@playwright/test').Browser) => Promise<string[]>} measure returns tables
 * @returns {Promise<string[]>}
 */
export async function inBrowser(what, measure) {
  const found = findChromium();
  if (found === undefined) return [`${what}: no Chromium found, not measured.\n`];
  const browser = await chromium.launch({ executablePath: found.path, args: [...SWITCHES, AS_IF_UNWATCHED] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
