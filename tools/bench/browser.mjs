import { chromium } from '@playwright/test';
import { SWITCHES } from '../machine/chromium-switches.mjs';
import { findChromium } from '../machine/chromium.mjs';

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
  const browser = await chromium.launch({ executablePath: found.path, args: SWITCHES });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
