import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What was live when: one line of federation-history.jsonl.
 *
 * @typedef {object} HistoryLine
 * @property {string} at ISO 8601
 * @property {'release' | 'rollback' | 'local'} action local: published by `npm start` or `npm run build`
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} integrity of the version, as in the registry
 */

/** @param {string} site */
const historyPath = (site) => join(site, 'federation-history.jsonl');

/** @param {string} site @returns {HistoryLine[]} oldest first */
export function readHistory(site) {
  const path = historyPath(site);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** @param {string} site @param {HistoryLine} line */
export function addToHistory(site, line) {
  appendFileSync(historyPath(site), `${JSON.stringify(line)}\n`);
}

/**
 * The version that a rollback without a version goes to: the one that was live before the current one. A version
 * that was rolled back from is never returned to: a second rollback goes further back.
 *
 * @param {HistoryLine[]} history oldest first
 * @param {string} name
 * @param {(version: string) => boolean} isStored whether the version's files are still there
 * @returns {string | undefined} undefined when there is nothing earlier
 */
export function previousVersion(history, name, isStored) {
  /** @type {string[]} */
  const trail = [];
  for (const { version } of history.filter((line) => line.name === name)) {
    const known = trail.indexOf(version);
    if (known >= 0) trail.length = known;
    trail.push(version);
  }
  return trail.slice(0, -1).filter(isStored).at(-1);
}

/**
 * The facts about a version's files when it was first published.
 *
 * @param {HistoryLine[]} history @param {string} name @param {string} version
 * @returns {Record<string, string> | undefined}
 */
export function publishedIntegrity(history, name, version) {
  return history.find((line) => line.name === name && line.version === version)?.integrity;
}
