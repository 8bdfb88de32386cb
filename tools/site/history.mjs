import { readRegistry } from './registry.mjs';

/**
 * What was live when, and who changed it: one line of federation-history.jsonl. Lines of early sites name no author.
 *
 * @typedef {HistoryEvent & import('./author.mjs').Author} HistoryLine
 *
 * @typedef {object} HistoryEvent
 * @property {string} at ISO 8601
 * @property {Action} action
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} integrity of the version, as in the registry
 * @property {number} [revision] of the registry after this change; missing in lines of early sites
 * @property {string[]} [forced] what spoke against it, when it was made live all the same
 * @property {string} [audience] who runs a staged version, in words
 *
 * `local`: published by `npm start` or `npm run build`. `stage`: for some browsers only, and for more since each `widen`; it
 * is live for all since its `promote`, or gone since its `abort`. `withdraw`: its area is no longer on the site.
 *
 * @typedef {'release' | 'rollback' | 'local' | 'stage' | 'widen' | 'promote' | 'abort' | 'withdraw'} Action
 *
 * @typedef {import('./store/folder-store.mjs').SiteStore} SiteStore
 */

const HISTORY = 'federation-history.jsonl';

/** @param {SiteStore} store @returns {Promise<HistoryLine[]>} oldest first */
export async function readHistory(store) {
  // The registry first: a line leaves it only after it has been written to the file.
  const { unwritten = [] } = await readRegistry(store);
  const written = await writtenHistory(store);
  // Of two commands at once the one whose registry came first may write its line last.
  return [...written, ...missingLines(written, unwritten)].sort(
    (a, b) => (a.revision ?? 0) - (b.revision ?? 0),
  );
}

/** What the file of the history contains, in its order. @param {SiteStore} store @returns {Promise<HistoryLine[]>} */
export async function writtenHistory(store) {
  return linesOf((await store.read(HISTORY))?.toString());
}

/** Writes those of these lines that the file lacks. @param {SiteStore} store @param {HistoryLine[]} lines */
export function writeToHistory(store, lines) {
  return store.change(HISTORY, (text = '') => {
    const missing = missingLines(linesOf(text), lines);
    return text + missing.map((line) => `${JSON.stringify(line)}\n`).join('');
  });
}

/** @param {string} [text] @returns {HistoryLine[]} */
function linesOf(text = '') {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** @param {HistoryLine[]} written @param {HistoryLine[]} lines @returns {HistoryLine[]} */
export function missingLines(written, lines) {
  const revisions = new Set(written.map(({ revision }) => revision));
  return lines.filter(({ revision }) => !revisions.has(revision));
}

/**
 * The commit of a version's sources, as its release noted it.
 *
 * @param {HistoryLine[]} history @param {string} name @param {string} version
 * @returns {string | undefined}
 */
export function commitOf(history, name, version) {
  return history.findLast((line) => line.name === name && line.version === version && line.commit)?.commit;
}

/** Whether a version was live for everybody from this line on. @param {HistoryLine} line */
function isGoingLive({ action }) {
  return !['stage', 'widen', 'abort', 'withdraw'].includes(action);
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
  for (const { version } of history.filter((line) => line.name === name && isGoingLive(line))) {
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

/**
 * Since when each version of a remote has not been live; a version that is live now, or never was, is missing.
 *
 * @param {HistoryLine[]} history oldest first
 * @param {string} name
 * @returns {Map<string, number>} milliseconds since 1970 by version
 */
export function retiredAt(history, name) {
  /** @type {Map<string, number>} */
  const retired = new Map();
  /** @type {string | undefined} */
  let live;
  const lines = history.filter((line) => line.name === name);
  for (const { at, version, action } of lines.filter(
    (line) => isGoingLive(line) || line.action === 'withdraw',
  )) {
    const next = action === 'withdraw' ? undefined : version;
    if (live !== undefined && live !== next) retired.set(live, Date.parse(at));
    if (next !== undefined) retired.delete(next);
    live = next;
  }
  return retired;
}
