import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../workspace.mjs';
import { distOf } from './build-frame.mjs';
import { precompress } from './precompress.mjs';
import { replaceFile } from './registry.mjs';

/** Files of earlier shells stay this long for tabs that are still open. */
const OLD_FILES_KEPT_MS = 7 * 24 * 3600 * 1000;

/**
 * Facts about the shell that a site serves.
 *
 * @param {string} site
 * @returns {(import('./contract-check.mjs').FrameFacts & { sources: string }) | undefined} undefined on a new site
 */
export function liveShell(site) {
  const path = join(site, 'frame.json');
  return existsSync(path) ? readJson(path) : undefined;
}

/**
 * Puts a built shell on the site: first the files that are named by their content, then the page that asks for
 * them, so that no visitor gets a page whose files are not there yet.
 *
 * @param {string} site
 * @param {import('./build-frame.mjs').BuiltFrame} built
 */
export async function publishShell(site, built) {
  const dist = distOf('shell');
  const files = join(site, 'static');
  mkdirSync(files, { recursive: true });
  const compressed = join(dist, 'static');
  await precompress(compressed);
  cpSync(compressed, files, { recursive: true });
  replaceFile(join(site, 'index.html'), readFileSync(join(dist, 'index.html'), 'utf8'));
  const facts = { ...readJson(join(dist, 'frame.json')), sources: built.sources };
  replaceFile(join(site, 'frame.json'), `${JSON.stringify(facts, null, 2)}\n`);
  clearOldFiles(files, new Set(readdirSync(compressed)));
}

/** @param {string} folder @param {Set<string>} current names that the new shell uses */
function clearOldFiles(folder, current) {
  const now = Date.now();
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (current.has(name)) utimesSync(path, now / 1000, now / 1000);
    else if (now - statSync(path).mtimeMs > OLD_FILES_KEPT_MS) rmSync(path, { recursive: true });
  }
}
