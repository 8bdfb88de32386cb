import { missingExports } from '../../webpack/shared-exports.mjs';

/**
 * The facts about a build in frame.json.
 *
 * @typedef {object} FrameFacts
 * @property {string} name
 * @property {string} version
 * @property {number} contract number of the contract between shell and remotes (shared/remote/contract.json)
 * @property {Record<string, string>} shared modules that exist once in the browser, with their versions
 * @property {import('../../webpack/shared-exports.mjs').Names} [provides] what the shell has of each shared module
 * @property {import('../../webpack/shared-exports.mjs').Names} [uses] what a remote takes from each
 * @property {import('./size-check.mjs').Budget} [budget] kilobytes that visitors may be asked to fetch
 * @property {string} [title] remotes only, like all below
 * @property {string[]} [prefixes]
 * @property {object[]} [links]
 * @property {Record<string, string>} [opens]
 * @property {object[]} [reads]
 * @property {string[]} [modules] shared modules with files of their own that its code begins with
 * @property {string} [entry]
 */

/**
 * Why a shell would not run a remote, in words; empty when it would.
 *
 * @param {FrameFacts} remote
 * @param {FrameFacts} shell
 * @returns {string[]}
 */
export function contractProblems(remote, shell) {
  return [
    ...numberProblems(remote, shell),
    ...moduleProblems(remote, shell),
    ...missingExports(remote, shell),
  ];
}

/** @param {FrameFacts} remote @param {FrameFacts} shell @returns {string[]} */
function numberProblems(remote, shell) {
  // A shell goes on serving the contract before its own, so that shell and remotes need not move on one day.
  if (remote.contract === shell.contract || remote.contract === shell.contract - 1) return [];
  return [
    `${remote.name} ${remote.version} is built for contract ${remote.contract}; ` +
      `shell ${shell.version} runs ${shell.contract} and ${shell.contract - 1}.`,
  ];
}

/** @param {FrameFacts} remote @param {FrameFacts} shell @returns {string[]} */
function moduleProblems(remote, shell) {
  const needed = Object.entries(remote.shared).filter(([module]) => isUsed(module, remote));
  return needed.flatMap(([module, version]) => {
    const provided = shell.shared[module];
    const who = `${remote.name} ${remote.version}`;
    if (provided === undefined)
      return [`${who} expects ${module}, which shell ${shell.version} does not provide.`];
    return isInRange(provided, version)
      ? []
      : [`${who} needs ${module} ${rangeOf(version)}; shell ${shell.version} provides ${provided}.`];
  });
}

/**
 * Whether a remote takes something from a shared module; one whose build does not say is taken to use them all.
 *
 * @param {string} module with a slash at its end for all of its sub-paths @param {FrameFacts} remote
 */
function isUsed(module, { uses }) {
  const isMeant = (/** @type {string} */ name) =>
    module.endsWith('/') ? name.startsWith(module) : name === module;
  return uses === undefined || Object.keys(uses).some(isMeant);
}

/**
 * Whether what the shell provides serves a remote that was built against another version of it: the same major version,
 * and not an older minor one, since the remote may use what came with its own. Corrections add nothing to use.
 *
 * @param {string} provided @param {string} builtAgainst
 */
function isInRange(provided, builtAgainst) {
  const [major, minor] = numbersOf(provided);
  const [wantedMajor, wantedMinor] = numbersOf(builtAgainst);
  // Below 1.0 a minor version is a major one.
  return major === wantedMajor && (major === 0 ? minor === wantedMinor : minor >= wantedMinor);
}

/** The same in the words of npm. @param {string} version */
function rangeOf(version) {
  const [major, minor] = numbersOf(version);
  return `^${major}.${minor}.0`;
}

/** @param {string} version @returns {[number, number]} major and minor */
function numbersOf(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
