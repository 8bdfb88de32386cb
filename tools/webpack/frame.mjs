import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { budgetOf } from '../sizes/budgets.mjs';
import { declaredArea } from './declared-area.mjs';
import { sharedVersions } from './shared-modules.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A remote's entry: the script that makes its container. */
export const ENTRY = 'remoteEntry.js';
/** The federation plugin's list of a remote's files. Only the release reads it. */
export const MANIFEST = 'mf-manifest.json';

/**
 * What the build needs to know about an app, read from its package.json.
 *
 * @typedef {object} Frame
 * @property {string} directory absolute path of the app's folder
 * @property {string} name package name, e.g. `remote-search`
 * @property {string} version
 * @property {Area} [area] the area of the app; the shell has none
 * @property {import('../site/checks/size-check.mjs').Budget} [budget] of tools/sizes/budgets.json
 *
 * @typedef {object} Area
 * @property {string} title name of the area as users know it
 * @property {string[]} prefixes address prefixes of the remote (see shared/remote)
 * @property {object[]} [links] what the shell shows for it (see shared/remote)
 * @property {Record<string, string>} [opens] where the shell leads for what (see shared/remote)
 * @property {{ screen: string, code?: string[] }[]} [reads] what its screens read first (see shared/remote)
 */

/**
 * What an area declares, out of facts that say more; also the registry lists it.
 *
 * @param {Area} facts @returns {Area}
 */
export function areaOf({ title, prefixes, links, opens, reads }) {
  return { title, prefixes, links, opens, reads };
}

/** @param {string} configUrl `import.meta.url` of the app's webpack.config.mjs @returns {Frame} */
export function readFrame(configUrl) {
  const directory = dirname(fileURLToPath(configUrl));
  const {
    name,
    version: released,
    federation,
  } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  // A build that is no release is labelled as such by its publisher (tools/site/build-frame.mjs).
  const version = process.env.FRAME_VERSION ?? released;
  const budget = budgetOf(name);
  if (name === 'shell') return { directory, name, version, budget };
  return { directory, name, version, area: areaOf(declaredArea(name, federation)), budget };
}

/** Name of an app's federation container, which has to be a JavaScript identifier. @param {string} name */
export function containerName(name) {
  return name.replaceAll('-', '_');
}

/**
 * The contract between shell and remotes that this working copy builds for. `FRAME_CONTRACT` builds for another one, by
 * which the tests of mixed versions get apps of other times.
 *
 * @returns {number}
 */
export function contractNumber() {
  const { contract } = JSON.parse(readFileSync(join(root, 'shared', 'remote', 'contract.json'), 'utf8'));
  return Number(process.env.FRAME_CONTRACT ?? contract);
}

/**
 * The facts that a build leaves in `frame.json`, so that the release needs no knowledge of sources.
 *
 * @param {Frame} frame
 */
export function frameFacts(frame) {
  const { name, version, area, budget } = frame;
  const entry = area === undefined ? {} : { ...area, entry: ENTRY };
  return { name, version, contract: contractNumber(), ...entry, budget, shared: sharedVersions() };
}
