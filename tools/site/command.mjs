import { frames, remotes } from '../workspace.mjs';
import { Refusal } from './refusal.mjs';
import { openStore } from './store/open-store.mjs';

/**
 * Runs a command of the release tools: says what it did, or in words why it did not.
 *
 * @param {(store: import('./store/folder-store.mjs').SiteStore) => Promise<string>} work answers what to tell at the end
 */
export async function runCommand(work) {
  try {
    const start = Date.now();
    const told = await work(await openStore());
    console.log(`${told} (${((Date.now() - start) / 1000).toFixed(1)} s).`);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}

/**
 * The frame that a command line names.
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
