import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { WORKERS } from '../webpack/worker-files.mjs';
import { precompress } from './precompress.mjs';
import { signatureOf } from './signing/signature.mjs';
import { signingKey } from './signing/release-keys.mjs';
import { folderStore } from './store/folder-store.mjs';
import { digestOf, FILES, STATEMENT, statementOf } from './version-facts.mjs';

/**
 * What is stated of a shell, and can be signed.
 *
 * @typedef {{ name: string, version: string, contract: number, page: string, worker?: string, noWorker?: string, files: string }} ShellStatement
 *   page: digest of index.html, which names the digests of its files; worker, noWorker: digests of the service worker, and of the one
 *   that takes it away, which shells of former times do not have
 */

/** What changes when a version goes live again is no part of what is stated. */
const OF_ENTRY = ['staged', 'publishedAt', 'sources'];

/**
 * Completes a build: lists its files with their digests, states what the registry will say of it, and signs that where this machine
 * has a key. Again and again it does the same.
 *
 * @param {{ name: string, version: string, folder: string }} built folder: on this machine
 * @param {string} target its folder on the site
 * @param {{ privateKey?: import('node:crypto').KeyObject }} [options] by default the one that the environment names
 * @returns {Promise<(import('./version-facts.mjs').Statement | ShellStatement) & { signature?: string }>}
 */
export async function sealBuild({ name, version, folder }, target, { privateKey = signingKey() } = {}) {
  await precompress(folder);
  writeFileSync(join(folder, FILES), jsonText(digestsOfFolder(folder)));
  const found =
    name === 'shell'
      ? shellStatement(folder, version)
      : await statementOf(localFiles(folder), { name, version, folder: target });
  const stated = statedInside(folder, found);
  // A build that another machine has stated, and signed, stays as it is.
  const sealed = privateKey ? { ...found, signature: signatureOf(found, privateKey) } : (stated ?? found);
  writeFileSync(join(folder, STATEMENT), jsonText(sealed));
  return sealed;
}

/** Every file of a build with its digest, by name. @param {string} folder @returns {Record<string, string>} */
export function digestsOfFolder(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter(isListed)
    .sort();
  return Object.fromEntries(paths.map((path) => [path, digestOf(readFileSync(join(folder, path)))]));
}

/** Compressed twins say nothing of their own, and the list cannot contain its own digest. @param {string} path */
export function isListed(path) {
  return path !== FILES && path !== STATEMENT && !/\.(br|gz)$/.test(path);
}

/** @param {string} folder @param {string} version @returns {ShellStatement} */
function shellStatement(folder, version) {
  const { contract } = JSON.parse(readFileSync(join(folder, 'frame.json'), 'utf8'));
  return {
    name: 'shell',
    version,
    contract,
    page: digestOf(readFileSync(join(folder, 'index.html'))),
    worker: digestIn(folder, WORKERS.worker),
    noWorker: digestIn(folder, WORKERS.noWorker),
    files: digestOf(readFileSync(join(folder, FILES))),
  };
}

/** @param {string} folder @param {string} name @returns {string | undefined} undefined where there is no such file */
function digestIn(folder, name) {
  const file = join(folder, name);
  return existsSync(file) ? digestOf(readFileSync(file)) : undefined;
}

/**
 * What another machine, or an earlier command, has stated of the very same files.
 *
 * @template {{ name: string, version: string, files?: string }} S
 * @param {string} folder @param {S} found
 * @returns {(S & { signature?: string }) | undefined}
 */
function statedInside(folder, found) {
  const file = join(folder, STATEMENT);
  if (!existsSync(file)) return undefined;
  const stated = Object.entries(readStatement(file)).filter(([field]) => !OF_ENTRY.includes(field));
  /** @type {Record<string, any>} */
  const known = Object.fromEntries(stated);
  const isSame = ['name', 'version', 'files', 'entry', 'page'].every(
    (field) => known[field] === Reflect.get(found, field),
  );
  if (!isSame) return undefined;
  // What is signed stays as it was signed, also by tools that stated less.
  const fields = Object.keys(known['signature'] === undefined ? found : known);
  const unsigned = Object.keys(found).filter((field) => !fields.includes(field));
  return { ...found, ...known, ...Object.fromEntries(unsigned.map((field) => [field, undefined])) };
}

/** @param {string} file @returns {Record<string, any>} empty when a killed command has written half of it */
function readStatement(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {string} folder @returns {import('./version-facts.mjs').VersionFiles} */
function localFiles(folder) {
  const { place, read, list } = folderStore(folder);
  return { place, read, list: () => list('') };
}

/** @param {object} value */
const jsonText = (value) => `${JSON.stringify(value, null, 2)}\n`;
