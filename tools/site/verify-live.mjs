import { readHistory, commitOf } from './history.mjs';
import { versionFolder } from './publish-remote.mjs';
import { shellFolder } from './publish-shell.mjs';
import { digestsOfFolder, isListed } from './seal-build.mjs';
import { digestOf } from './version-facts.mjs';

/**
 * Compares a version on the site with a build of the same version on this machine, file by file.
 *
 * @param {import('./registry.mjs').SiteStore} store
 * @param {{ name: string, version: string, folder: string }} built folder: on this machine
 * @returns {Promise<{ differing: string[], count: number, commit: string | undefined }>} differing: what differs, in words;
 *   commit: of the sources of the version on the site, as its release noted it
 */
export async function compareWithBuild(store, { name, version, folder }) {
  const built = digestsOfFolder(folder);
  const stored = await storedFiles(store, { name, version, built });
  const paths = [...new Set([...Object.keys(built), ...stored.keys()])].sort();
  const differing = paths.flatMap((path) => {
    const [here, there] = [built[path], stored.get(path)];
    if (here === there) return [];
    if (there === undefined) return [`${path} is not on the site`];
    return [here === undefined ? `${path} is on the site only` : `${path} is another one`];
  });
  return { differing, count: paths.length, commit: commitOf(await readHistory(store), name, version) };
}

/**
 * Digests of the files of a version on the site, by their paths in its build.
 *
 * @param {import('./registry.mjs').SiteStore} store
 * @param {{ name: string, version: string, built: Record<string, string> }} version
 * @returns {Promise<Map<string, string>>}
 */
async function storedFiles(store, { name, version, built }) {
  const isShell = name === 'shell';
  const folder = isShell ? shellFolder(version) : versionFolder(name, version);
  const paths = (await store.list(folder)).map(({ path }) => path.slice(folder.length + 1));
  // The files of all shells are in one folder, named by their content.
  const hashed = isShell ? Object.keys(built).filter((path) => path.startsWith('static/')) : [];
  /** @type {Map<string, string>} */
  const digests = new Map();
  for (const path of [...paths.filter(isListed), ...hashed]) {
    const content = await store.read(hashed.includes(path) ? path : `${folder}/${path}`);
    if (content !== undefined) digests.set(path, digestOf(content));
  }
  return digests;
}
