import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFirstFile, travelBytes } from '../site/checks/size-check.mjs';

export const FIRST_PAGE = 'first page';
/** The address at which visitors begin. */
const HOME = '/';

/**
 * What the JavaScript of a built site weighs, by app, and of its first page: the scripts of the page, those that the home area begins with
 * and its screen is made of, and the files of the shared modules that these import.
 *
 * @param {string} site
 * @returns {Record<string, import('./budgets.mjs').Sizes>}
 */
export function builtSizes(site) {
  const { remotes } = read(site, 'federation.json');
  const shell = scriptsOfPage(site);
  /** @type {Record<string, import('./budgets.mjs').Sizes>} */
  const sizes = { shell: { first: kilobytes(site, shell) } };
  for (const { name, entry, prefixes, reads, integrity, modules } of remotes) {
    const folder = dirname(entry);
    const own = readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' }).filter(isScript);
    const inSite = (/** @type {string[]} */ files) => files.map((file) => join(folder, file));
    sizes[name] = {
      first: kilobytes(site, inSite(own.filter(isFirstFile))),
      all: kilobytes(site, inSite(own)),
    };
    if (!prefixes.includes(HOME)) continue;
    const home = reads.find((/** @type {{ screen: string }} */ { screen }) => screen === HOME);
    const requested = inSite(Object.keys({ ...integrity, ...home.files }).filter(isScript));
    const shared = filesOfModules(site, [...modules, ...(home.modules ?? [])]);
    const first = [...new Set([...shell, ...requested, ...shared])];
    sizes[FIRST_PAGE] = { first: kilobytes(site, first) };
  }
  return sizes;
}

const isScript = (/** @type {string} */ file) => file.endsWith('.js');

/** What a file of a built site says, as JSON. @param {string} site @param {string} file @returns {any} */
export const read = (site, file) => JSON.parse(readFileSync(join(site, file), 'utf8'));

/** @param {string} site @returns {string[]} */
function scriptsOfPage(site) {
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  return [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);
}

/** @param {string} site @param {string[]} modules @returns {string[]} */
function filesOfModules(site, modules) {
  const { files } = read(site, 'frame.json');
  return modules.flatMap((name) => files[name]).filter((file) => file.endsWith('.js'));
}

/** @param {string} site @param {string[]} files */
function kilobytes(site, files) {
  const bytes = files.reduce((sum, file) => sum + travelBytes(join(site, file)), 0);
  return Math.round(bytes / 100) / 10;
}
