import { frames, remotes } from '../workspace.mjs';
import { machineProblem } from './machine-problem.mjs';
import { finishShell } from './publish-shell.mjs';
import { Refusal } from './refusal.mjs';
import { openStore } from './store/open-store.mjs';

/**
 * Runs a command of the release tools: prints what it did, or why it did not.
 *
 * @param {(store: import('./store/folder-store.mjs').SiteStore) => Promise<string>} work returns what to print at the end
 */
export async function runCommand(work) {
  try {
    const start = Date.now();
    const store = await openStore();
    await finishShell(store);
    const summary = await work(store);
    console.log(`${summary} (${((Date.now() - start) / 1000).toFixed(1)} s).`);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : (machineProblem(error) ?? error));
    process.exit(1);
  }
}

/**
 * The app that a command line names.
 *
 * @param {string | undefined} word @param {string} todo e.g. `release` @param {{ withShell: boolean }} options
 * @returns {string}
 */
export function frameOf(word, todo, { withShell }) {
  const known = withShell ? frames() : remotes();
  if (word !== undefined && known.includes(word)) return word;
  console.error(`Name what to ${todo}: ${known.join(', ')}.`);
  return process.exit(1);
}

/** @typedef {import('./stage.mjs').Audience} Audience */

/** Why somebody changes what is live. */
export const REASON_OPTION = /** @type {const} */ ({ reason: { type: 'string' } });

/** The options for who is to run a version. */
export const AUDIENCE_OPTIONS = /** @type {const} */ ({
  percentage: { type: 'string' },
  accounts: { type: 'string' },
});

/**
 * Whom a command line names: a percentage of all browsers, accounts, or both.
 *
 * @param {{ percentage?: string, accounts?: string }} options
 * @returns {Pick<Audience, 'accounts'> & Partial<Audience> | undefined} undefined when it names nobody, and so means everybody
 */
export function audienceOf({ percentage: share, accounts: listed }) {
  if (share === undefined && listed === undefined) return undefined;
  const accounts = (listed ?? '').split(',').filter((account) => account.trim() !== '');
  if (share === undefined) return { accounts };
  const percentage = Number(share);
  if (!(percentage >= 0 && percentage <= 100)) throw new Refusal('The percentage is a number from 0 to 100.');
  return { percentage, accounts };
}
