import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the API of a site with the demo has answered while its screens were opened by an administrator. The smoke test opens the
 * screens of a release with it, so that they have something to show.
 *
 * @typedef {object} Recorded
 * @property {{ area: string, hash: string }[]} screens area: the remote that showed it
 * @property {object} session the answer to `/auth/refresh`, with a token of no use
 * @property {Record<string, unknown>} answers by path and query, of GET alone
 */

const FILE = join(import.meta.dirname, 'recorded-answers.json');

/** @returns {Recorded} without screens where nothing was recorded */
export function readRecorded() {
  return existsSync(FILE)
    ? JSON.parse(readFileSync(FILE, 'utf8'))
    : { screens: [], session: {}, answers: {} };
}

/** @param {Recorded} recorded */
export function writeRecorded(recorded) {
  writeFileSync(FILE, `${JSON.stringify(recorded)}\n`);
}

/**
 * The recorded answer to a request: of the same address, else of the same path with another query.
 *
 * @param {Recorded} recorded @param {string} method @param {string} address path and query
 * @returns {unknown} undefined when there is none
 */
export function recordedAnswer({ session, answers }, method, address) {
  const [path = ''] = address.split('?');
  if (method === 'POST' && path === '/auth/refresh') return session;
  if (method !== 'GET') return undefined;
  const similar = Object.keys(answers).find((known) => known.split('?')[0] === path);
  return answers[address] ?? (similar === undefined ? undefined : answers[similar]);
}
