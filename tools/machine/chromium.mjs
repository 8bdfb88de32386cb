import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { canInstallPackages, installPackage, isProgram, onPath, versionText } from './commands.mjs';

/**
 * @typedef {{ path: string, source: string }} Chromium a browser that runs, and where it was found
 */

// The headless shell first: without the windows of a desktop the tests take a quarter less of the processor.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium for the browser tests: the one that the environment names, one of the system, a
 * package of Debian when this user may install it, and last the download of Playwright.
 *
 * @returns {Chromium | undefined} undefined when none could be had
 * @throws when the environment names one that does not run
 */
export function findChromium() {
  return namedChromium() ?? systemChromium() ?? debianChromium() ?? playwrightChromium();
}

/** @param {NodeJS.ProcessEnv} [environment] @returns {Chromium | undefined} */
export function namedChromium(environment = process.env) {
  for (const variable of ['CHROMIUM_PATH', 'CHROME_PATH']) {
    const path = environment[variable];
    if (path === undefined || path === '') continue;
    if (!isProgram(path)) throw new Error(`${variable} names no program: ${path}`);
    return { path, source: variable };
  }
  return undefined;
}

/** @returns {Chromium | undefined} */
function systemChromium() {
  const paths = [...NAMES.flatMap((name) => onPath(name) ?? []), ...APPLICATIONS];
  // Ubuntu has a chromium-browser that only says how to install one.
  const path = paths.find((candidate) => isProgram(candidate) && versionText(candidate) !== undefined);
  return path === undefined ? undefined : { path, source: 'system' };
}

/** @returns {Chromium | undefined} */
function debianChromium() {
  if (!canInstallPackages() || !DEBIAN_PACKAGES.some(installPackage)) return undefined;
  const found = systemChromium();
  return found === undefined ? undefined : { ...found, source: 'Debian package' };
}

/** @returns {Chromium | undefined} */
function playwrightChromium() {
  const requireFromTests = createRequire(join(root, 'e2e', 'package.json'));
  /** @type {{ chromium: { executablePath(): string } }} */
  const { chromium } = requireFromTests('@playwright/test');
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    console.log('Downloading the Chromium of Playwright (once).');
    const cli = requireFromTests.resolve('@playwright/test/cli');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  }
  return existsSync(path) ? { path, source: 'Playwright' } : undefined;
}
