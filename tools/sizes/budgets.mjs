import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TABLE = join(import.meta.dirname, 'budgets.json');

/**
 * What an app may weigh, and what it weighed when that was last recorded, in kilobytes as they travel (brotli).
 *
 * @typedef {import('../site/checks/size-check.mjs').Budget} Budget
 * @typedef {{ first: number, all?: number }} Sizes
 * @typedef {{ budget: Sizes, recorded: Sizes }} Row
 * @typedef {Record<string, Row>} Budgets by app; `first page` is what a visitor fetches until the search shows rows
 */

/** @returns {Budgets} */
export function readBudgets() {
  return JSON.parse(readFileSync(TABLE, 'utf8'));
}

/** @param {string} name of an app @returns {Budget | undefined} undefined: it has the budget of all */
export function budgetOf(name) {
  const { first, all } = readBudgets()[name]?.budget ?? {};
  return first === undefined || all === undefined ? undefined : { first, all };
}

/** Records what the apps weigh now; their budgets stay. @param {Record<string, Sizes>} sizes */
export function recordSizes(sizes) {
  const rows = Object.entries(readBudgets()).map(([name, row]) => [
    name,
    { ...row, recorded: sizes[name] ?? row.recorded },
  ]);
  writeFileSync(TABLE, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}
