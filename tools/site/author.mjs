import { spawnSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { root } from '../workspace.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Who changed what is live, from where, from which sources and why; part of every line of the history.
 *
 * @typedef {object} Author
 * @property {string} [actor] address or name of a person, or what acted by itself
 * @property {string} [host] the machine
 * @property {string} [commit] of the sources of the version, with `+` when they had changes that were not committed
 * @property {string} [reason] in a person's words
 */

/** Who is signed in at the services that run releases, by what they put into the environment. */
const ACTORS = ['RELEASE_ACTOR', 'GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'CHANGE_AUTHOR'];
const LONGEST_REASON = 500;

/**
 * The author of a command that somebody runs on this machine.
 *
 * @param {string} [reason] @returns {Author}
 */
export function commandAuthor(reason) {
  const named = ACTORS.map((name) => process.env[name]).find((value) => value !== undefined && value !== '');
  return {
    actor: named ?? (git('config', 'user.email') || userName()),
    host: hostname(),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** The commit of this working copy; undefined where there is none. @returns {string | undefined} */
export function workingCommit() {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  if (commit === '') return undefined;
  return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+`;
}

/**
 * The reason that a command line gives.
 *
 * @param {string | undefined} text @param {{ isNeeded: boolean, todo: string }} command todo: such as `a rollback`
 * @returns {string | undefined}
 * @throws Refusal when one is needed and missing, or when it is too long
 */
export function readReason(text, { isNeeded, todo }) {
  const reason = text?.trim().replace(/\s+/g, ' ') ?? '';
  if (reason === '' && isNeeded)
    throw new Refusal(`Say why with --reason "…": ${todo} stands in the history with its reason.`);
  if (reason.length > LONGEST_REASON)
    throw new Refusal(`The reason has ${reason.length} characters; at most ${LONGEST_REASON} are stored.`);
  return reason === '' ? undefined : reason;
}

function userName() {
  try {
    return userInfo().username;
  } catch {
    // A user of a container need not have an entry among the machine's users.
    return 'unknown';
  }
}

/** @param {string[]} words @returns {string} empty where there is no git, no repository or no such setting */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
