import { missingExports } from '../webpack/shared-exports.mjs';

/**
 * What a build tells about itself in frame.json.
 *
 * @typedef {object} FrameFacts
 * @property {string} name
 * @property {string} version
 * @property {number} contract number of the contract between shell and remotes (shared/remote/contract.json)
 * @property {Record<string, string>} shared modules that exist once in the browser, with their versions
 * @property {import('../webpack/shared-exports.mjs').Names} [provides] what the shell has of each shared module
 * @property {import('../webpack/shared-exports.mjs').Names} [uses] what a remote takes from each
 * @property {string} [title] remotes only, like the two below
 * @property {string[]} [prefixes]
 * @property {string} [entry]
 */

/**
 * Why the live shell would not run this remote, in words; empty when it would.
 *
 * @param {FrameFacts} remote
 * @param {FrameFacts} shell
 * @returns {string[]}
 */
export function contractProblems(remote, shell) {
  const problems = [];
  // A shell goes on serving the contract before its own, so that shell and remotes need not move on one day.
  if (remote.contract !== shell.contract && remote.contract !== shell.contract - 1) {
    problems.push(
      `${remote.name} ${remote.version} is built for contract ${remote.contract}; ` +
        `the live shell (${shell.version}) runs ${shell.contract} and ${shell.contract - 1}.`,
    );
  }
  for (const module of Object.keys(remote.shared)) {
    if (!(module in shell.shared))
      problems.push(`The live shell does not provide ${module}, which the remote expects.`);
  }
  for (const [module, version] of Object.entries(remote.shared)) {
    const provided = shell.shared[module];
    if (provided !== undefined && majorOf(provided) !== majorOf(version)) {
      problems.push(`The remote is built against ${module} ${version}, the live shell provides ${provided}.`);
    }
  }
  return [...problems, ...missingExports(remote, shell)];
}

/** @param {string} version */
function majorOf(version) {
  return version.split('.')[0];
}
