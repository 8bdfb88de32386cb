import { existsSync, writeFileSync } from 'node:fs';
import { memory, readJson } from '../workspace.mjs';

/**
 * Something that is tested as a whole: a package, a spec file, a check.
 *
 * @typedef {{ name: string, digest: string | undefined }} Part digest: of all that decides the result; undefined is never unchanged
 * @typedef {{ name: string, passed: number, skipped: number }} Passed what a part came to when it passed
 */

/**
 * What has passed on this machine, and in which state: what has not changed since need not be tested again. Only what
 * passed whole is recorded, so that a failure is found again until it is mended.
 */
export class Records {
  /** @type {Record<string, { digest: string, passed: number, skipped: number }>} */
  #entries;
  #file;

  /** @param {string} [file] JSON */
  constructor(file = memory('passed-tests.json')) {
    this.#file = file;
    this.#entries = existsSync(file) ? readJson(file) : {};
  }

  /** What the part came to in this very state, if it passed. @param {Part} part @returns {Passed | undefined} */
  find({ name, digest }) {
    const entry = this.#entries[name];
    if (digest === undefined || entry?.digest !== digest) return undefined;
    return { name, passed: entry.passed, skipped: entry.skipped };
  }

  /** @param {Part} part @param {{ passed: number, skipped: number }} count */
  store({ name, digest }, { passed, skipped }) {
    if (digest === undefined) return;
    this.#entries[name] = { digest, passed, skipped };
    writeFileSync(this.#file, JSON.stringify(this.#entries, null, 1));
  }
}

/** For runs that test everything and keep what passes for others: finds nothing. */
export class RecordsToWrite extends Records {
  /** @override @returns {undefined} */
  find() {
    return undefined;
  }
}

/**
 * Tests the parts that have changed since they passed.
 *
 * @param {Part[]} parts
 * @param {Records} records
 * @param {(changed: Part[]) => Promise<import('./results.mjs').Count[]>} run counts by the names of the parts, and others
 * @returns {Promise<{ ran: import('./results.mjs').Count[], unchanged: Passed[] }>}
 */
export async function testChanged(parts, records, run) {
  const unchanged = parts.flatMap((part) => records.find(part) ?? []);
  const changed = parts.filter((part) => records.find(part) === undefined);
  const ran = changed.length === 0 ? [] : await run(changed);
  // A failure that belongs to no part (settings, set-up) may concern each of them.
  const isExplained = ran.every(
    ({ name, failed }) => failed === 0 || changed.some((part) => part.name === name),
  );
  for (const part of isExplained ? changed : []) {
    const count = ran.find(({ name }) => name === part.name);
    if (count !== undefined && count.failed === 0) records.store(part, count);
  }
  return { ran, unchanged };
}
