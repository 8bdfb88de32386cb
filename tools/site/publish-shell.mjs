import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addToHistory } from './history.mjs';
import { precompress } from './precompress.mjs';
import { Refusal } from './refusal.mjs';
import { changeRegistry } from './registry.mjs';

/** @typedef {import('./registry.mjs').SiteStore} SiteStore */

/** Files of earlier shells stay this long for tabs that are still open, and for a rollback. */
const OLD_FILES_KEPT_MS = 30 * 24 * 3600 * 1000;
/** What differs from shell to shell under the same name. */
const NAMED_FILES = ['index.html', 'frame.json'];

/**
 * Facts about the shell that a site serves.
 *
 * @param {SiteStore} store
 * @returns {Promise<(import('./checks/contract-check.mjs').FrameFacts & { sources: string }) | undefined>} undefined on a
 *   new site
 */
export async function liveShell(store) {
  const text = await store.read('frame.json');
  return text === undefined ? undefined : JSON.parse(text.toString());
}

/** Where the page of a released shell is kept. @param {string} version */
const shellFolder = (version) => `shell/${version}`;

/** @param {SiteStore} store @param {string} version */
export async function isShellStored(store, version) {
  return (await store.read(`${shellFolder(version)}/index.html`)) !== undefined;
}

/**
 * Puts a built shell on the site: first the files that are named by their content, then the page that asks for
 * them, so that no visitor gets a page whose files are not there yet.
 *
 * @param {SiteStore} store
 * @param {import('./build-frame.mjs').BuiltFrame} built
 * @param {import('./history.mjs').Action} action
 * @param {string[]} [forced] what spoke against it
 */
export async function publishShell(store, built, action, forced = []) {
  const files = join(built.folder, 'static');
  await precompress(files);
  await store.addHashed('static', files);
  if (action === 'release') await keepPage(store, built);
  const text = (/** @type {string} */ name) => readFileSync(join(built.folder, name), 'utf8');
  await showShell(store, { page: text('index.html'), facts: text('frame.json') }, built.sources);
  await noteShell(store, built.version, action, forced);
  await clearOldFiles(store, new Set(readdirSync(files).map((name) => `static/${name}`)));
}

/**
 * Goes back to the page of an earlier release of the shell.
 *
 * @param {SiteStore} store @param {string} version @param {string} sources fingerprint of the working copy now
 */
export async function showStoredShell(store, version, sources) {
  const [page, facts] = await Promise.all(
    NAMED_FILES.map((name) => store.read(`${shellFolder(version)}/${name}`)),
  );
  if (page === undefined || facts === undefined)
    throw new Refusal(`shell ${version} was never released on this site.`);
  const scripts = [...page.toString().matchAll(/(?:src|href)="?(static\/[^"\s>]+)/g)].map(([, path]) => path);
  for (const path of scripts) {
    if (path !== undefined && (await store.read(path)) === undefined)
      throw new Refusal(`Files of shell ${version} have been cleared away: release a new version instead.`);
  }
  await showShell(store, { page: page.toString(), facts: facts.toString() }, sources);
  await noteShell(store, version, 'rollback', []);
}

/** @param {SiteStore} store @param {import('./build-frame.mjs').BuiltFrame} built */
async function keepPage(store, built) {
  const folder = mkdtempSync(join(tmpdir(), 'shell-page-'));
  try {
    for (const name of NAMED_FILES) cpSync(join(built.folder, name), join(folder, name));
    if (!(await store.addFolder(shellFolder(built.version), folder)))
      throw new Refusal(`shell ${built.version} is released already: raise "version" in shell/package.json.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {SiteStore} store @param {{ page: string, facts: string }} texts @param {string} sources */
async function showShell(store, { page, facts }, sources) {
  await store.change('index.html', () => page);
  await store.change('frame.json', () => `${JSON.stringify({ ...JSON.parse(facts), sources }, null, 2)}\n`);
}

/**
 * @param {SiteStore} store @param {string} version @param {import('./history.mjs').Action} action
 * @param {string[]} forced
 */
async function noteShell(store, version, action, forced) {
  const publishedAt = new Date().toISOString();
  const contract = (await liveShell(store))?.contract ?? 0;
  const { revision } = await changeRegistry(store, (registry) => ({
    ...registry,
    shell: { version, contract, publishedAt },
  }));
  const reasons = forced.length === 0 ? {} : { forced };
  await addToHistory(store, {
    at: publishedAt,
    action,
    name: 'shell',
    version,
    integrity: {},
    revision,
    ...reasons,
  });
}

/** @param {SiteStore} store @param {Set<string>} current paths that the new shell uses */
async function clearOldFiles(store, current) {
  const isOld = (/** @type {number} */ storedAt) => Date.now() - storedAt > OLD_FILES_KEPT_MS;
  const old = (await store.list('static')).filter(
    ({ path, storedAt }) => !current.has(path) && isOld(storedAt),
  );
  await store.remove(old.map(({ path }) => path));
}
