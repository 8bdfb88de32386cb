import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SBOM } from '../webpack/sbom-plugin.mjs';
import { TYPES } from '../webpack/types-plugin.mjs';
import { WORKERS } from '../webpack/worker-files.mjs';
import { changeLive } from './change-live.mjs';
import { Refusal } from './refusal.mjs';
import { readRegistry } from './registry.mjs';
import { clearRemains, releasedAlready } from './remains.mjs';
import { sealBuild } from './seal-build.mjs';
import { FILES, STATEMENT } from './version-facts.mjs';

/** @typedef {import('./registry.mjs').SiteStore} SiteStore */

/** Files of earlier shells stay this long for tabs that are still open, and for a rollback. */
const OLD_FILES_KEPT_MS = 30 * 24 * 3600 * 1000;
/** What differs from shell to shell under the same name; shells of former times had no worker. */
const NAMED_FILES = ['index.html', 'frame.json'];
/** The second takes the place of the first where a shell has none, so that browsers drop that of another one. */
const { worker: WORKER, noWorker: NO_WORKER } = WORKERS;
/** What is stored beside them, for a rollback. */
const STORED = [WORKER, NO_WORKER, FILES, STATEMENT, SBOM, TYPES];

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

/**
 * The same, of the shell that a registry names: for a moment during a release, the site's own facts are those of the shell before.
 *
 * @param {SiteStore} store @param {import('./registry.mjs').Registry} registry
 * @returns {Promise<import('./checks/contract-check.mjs').FrameFacts | undefined>}
 */
export async function shellFactsOf(store, { shell }) {
  const stored = shell && (await store.read(`${shellFolder(shell.version)}/frame.json`));
  return stored ? JSON.parse(stored.toString()) : liveShell(store);
}

/** Where the page of a released shell is stored. @param {string} version */
export const shellFolder = (version) => `shell/${version}`;

/** @param {SiteStore} store @param {string} version */
export async function isShellStored(store, version) {
  return (await store.read(`${shellFolder(version)}/frame.json`)) !== undefined;
}

/**
 * @typedef {object} Publishing
 * @property {import('./history.mjs').Action} action
 * @property {string[]} [forced] what spoke against it
 * @property {import('./change-live.mjs').LiveChange['check']} [check] of the registry that is changed
 * @property {import('./author.mjs').Author} [by]
 */

/**
 * Puts a built shell on the site: first the files that are named by their content, then the page that asks for
 * them, so that no visitor gets a page whose files are not there yet.
 *
 * @param {SiteStore} store
 * @param {import('./build-frame.mjs').BuiltFrame} built
 * @param {Publishing} publishing
 */
export async function publishShell(store, built, publishing) {
  const files = join(built.folder, 'static');
  const seal = await sealBuild(built, '');
  await store.addHashed('static', files);
  if (publishing.action === 'release') await storePage(store, built);
  const [page, facts] = NAMED_FILES.map((name) => readFileSync(join(built.folder, name), 'utf8'));
  const [worker, noWorker] = [WORKER, NO_WORKER].map((name) => textOf(join(built.folder, name)));
  if (noWorker !== undefined) await store.change(NO_WORKER, () => noWorker);
  await makeShellLive(store, { ...built, page, facts, worker, seal }, publishing);
  await clearOldFiles(store, new Set(readdirSync(files).map((name) => `static/${name}`)));
}

/** @param {string} file @returns {string | undefined} undefined where there is none */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Goes back to the page of an earlier release of the shell.
 *
 * @param {SiteStore} store @param {{ version: string, sources: string }} chosen sources: fingerprint of the working copy now
 * @param {Pick<Publishing, 'check' | 'by'>} options
 */
export async function showStoredShell(store, { version, sources }, options) {
  const stored = await storedPage(store, version);
  if (stored === undefined) throw new Refusal(`shell ${version} was never released on this site.`);
  const scripts = [...stored.page.matchAll(/(?:src|href)="?(static\/[^"\s>]+)/g)].map(([, path]) => path);
  for (const path of scripts) {
    if (path !== undefined && (await store.read(path)) === undefined)
      throw new Refusal(`Files of shell ${version} have been cleared away: release a new version instead.`);
  }
  await makeShellLive(store, { version, sources, ...stored }, { action: 'rollback', ...options });
}

/**
 * Shows the shell that the registry names where a killed command has left another page.
 *
 * @param {SiteStore} store
 */
export async function finishShell(store) {
  const { shell } = await readRegistry(store);
  const stored = shell && (await storedPage(store, shell.version));
  if (shell === undefined || stored === undefined) return;
  const page = (await store.read('index.html'))?.toString();
  if (page !== stored.page || (await liveShell(store))?.version !== shell.version)
    await showShell(store, { ...stored, version: shell.version });
}

/** @typedef {{ page: string | undefined, facts: string | undefined, worker: string | undefined, seal?: import('./registry.mjs').ShellSeal }} Page the texts of its files; seal: what was stated of it */

/** @param {SiteStore} store @param {string} version @returns {Promise<Page & { page: string, facts: string, seal: import('./registry.mjs').ShellSeal } | undefined>} */
async function storedPage(store, version) {
  const [page, facts, worker, statement] = await Promise.all(
    [...NAMED_FILES, WORKER, STATEMENT].map((name) => store.read(`${shellFolder(version)}/${name}`)),
  );
  const seal = JSON.parse(statement?.toString() ?? '{}');
  return (
    page && facts && { page: page.toString(), facts: facts.toString(), worker: worker?.toString(), seal }
  );
}

/** @param {SiteStore} store @param {import('./build-frame.mjs').BuiltFrame} built */
async function storePage(store, { folder: build, version }) {
  const folder = mkdtempSync(join(tmpdir(), 'shell-page-'));
  try {
    const names = [...NAMED_FILES, ...STORED].filter((name) => existsSync(join(build, name)));
    for (const name of names) cpSync(join(build, name), join(folder, name));
    const target = shellFolder(version);
    const state = await clearRemains(store, { name: 'shell', version, target, folder });
    if (state === 'to be stored' && !(await store.addFolder(target, folder)))
      throw releasedAlready('shell', version);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {SiteStore} store @param {Page & { version: string, sources: string }} shell @param {Publishing} publishing */
async function makeShellLive(store, shell, { action, forced = [], check, by }) {
  const { version, sources, facts = '{}', seal } = shell;
  const publishedAt = new Date().toISOString();
  const { contract = 0 } = JSON.parse(facts);
  const reasons = forced.length === 0 ? {} : { forced };
  await changeLive(store, {
    check,
    change: (registry) => ({ ...registry, shell: { ...seal, version, contract, publishedAt, sources } }),
    note: () => ({ at: publishedAt, action, name: 'shell', version, integrity: {}, ...reasons, ...by }),
    follow: () => showShell(store, shell),
  });
}

/**
 * Writes the page of the shell that the registry names. Of two commands at once the one whose registry came last is shown,
 * whichever writes its page last.
 *
 * @param {SiteStore} store @param {Page & { version: string }} own the page of this command, which need not be stored
 */
async function showShell(store, own) {
  for (;;) {
    const { shell } = await readRegistry(store);
    const shown = shell?.version === own.version ? own : shell && (await storedPage(store, shell.version));
    if (shell === undefined || shown === undefined) return;
    const { page = '', facts = '{}' } = shown;
    const worker = shown.worker ?? (await store.read(NO_WORKER))?.toString();
    const text = `${JSON.stringify({ ...JSON.parse(facts), sources: shell.sources }, null, 2)}\n`;
    await store.change('index.html', () => page);
    await store.change('frame.json', () => text);
    if (worker !== undefined) await store.change(WORKER, () => worker);
    if ((await readRegistry(store)).shell?.publishedAt === shell.publishedAt) return;
  }
}

/** @param {SiteStore} store @param {Set<string>} current paths that the new shell uses */
async function clearOldFiles(store, current) {
  const isOld = (/** @type {number} */ storedAt) => Date.now() - storedAt > OLD_FILES_KEPT_MS;
  const old = (await store.list('static')).filter(
    ({ path, storedAt }) => !current.has(path) && isOld(storedAt),
  );
  await store.remove(old.map(({ path }) => path));
}
