import { inBrowser } from '../browser.mjs';
import { median, milliseconds, table } from '../figures.mjs';
import { signIn } from '../running-server.mjs';
import { CONDITIONS } from './conditions.mjs';
import { lineQuiet } from './line-quiet.mjs';
import { recordsOf } from './records.mjs';
import { openReferencePages, referencePages } from './reference-pages.mjs';
import { screens } from './screens.mjs';
import { ownPage, visitPage, visitWay } from './visits.mjs';

/** Of so many visits to each the median counts: more than elsewhere, because two medians are compared. */
const RUNS = 9;

/** @typedef {import('../site-session.mjs').Measured} Measured */
/** @typedef {import('./visits.mjs').Setting} Setting */
/** @typedef {{ time: number, blocked?: number }} Seen how long it was blocked is known of a page that was opened */
/** @typedef {{ name: string, visits: ((setting: Setting) => Promise<Seen>)[] }} Row the same on each site */

/**
 * How fast the site is beside another that already runs, such as an older build, each with its own server and the demo. Both are visited
 * in turn: the speed of a machine changes within minutes, but for both.
 *
 * @param {Measured} server @param {string} otherUrl @param {(count: number) => Promise<string[][]>} cells of the reference pages
 * @returns {Promise<string[]>} tables
 */
export async function inTurn(server, otherUrl, cells) {
  const sites = [{ url: otherUrl, token: await signIn(otherUrl) }, server];
  const references = await openReferencePages(cells);
  try {
    const rows = [...rowsOfReferences(references.url, server), ...(await rowsOfSites(sites))];
    return await inBrowser('In turn', async (browser) => {
      const tables = [];
      for (const condition of CONDITIONS) tables.push(await measured({ browser, condition }, rows));
      return tables;
    });
  } finally {
    references.close();
  }
}

/** @param {string} url @param {Measured} server @returns {Row[]} */
function rowsOfReferences(url, server) {
  return referencePages(url).map((page) => ({
    name: page.name,
    visits: [(setting) => visitPage(setting, server, page)],
  }));
}

/** @param {Measured[]} sites @returns {Promise<Row[]>} */
async function rowsOfSites(sites) {
  const known = await Promise.all(sites.map(async (site) => ({ site, ...screens(await recordsOf(site)) })));
  const [{ cold, ways } = { cold: [], ways: [] }] = known;
  const first = cold.map(({ name }) => ({
    name,
    visits: known.map(
      ({ site, cold: pages }) =>
        (/** @type {Setting} */ setting) =>
          visitPage(setting, site, ownPage(site, named(pages, name))),
    ),
  }));
  const between = ways.map(({ name }) => ({
    name,
    visits: known.map(
      ({ site, ways: all }) =>
        (/** @type {Setting} */ setting) =>
          visitWay(setting, site, named(all, name), lineQuiet),
    ),
  }));
  return [...first, ...between];
}

/** @template {{ name: string }} T @param {T[]} all @param {string} name */
function named(all, name) {
  const found = all.find((one) => one.name === name);
  if (found === undefined) throw new Error(`“${name}” is not measured.`);
  return found;
}

/**
 * Visits all rows once, then all again: the machine is slower for minutes at times, which would be all visits of one row.
 *
 * @param {Setting} setting @param {Row[]} rows
 */
async function measured(setting, rows) {
  const measurements = rows.map((row) => ({
    ...row,
    seen: row.visits.map(() => /** @type {Seen[]} */ ([])),
  }));
  for (let run = 0; run < RUNS; run += 1)
    for (const { visits, seen } of measurements)
      for (const [site, visit] of visits.entries()) seen[site]?.push(await visit(setting));
  const lines = measurements.map(({ name, seen }) => [
    name,
    ...cellsOf(seen, ({ time }) => time),
    ...cellsOf(seen, ({ blocked }) => blocked),
  ]);
  const head = ['', 'other, or reference', 'this site', 'share', 'blocked: other', 'this site', 'share'];
  return table(`In turn, ${setting.condition.name} (median of ${RUNS}, at once)`, head, lines);
}

/** @param {Seen[][]} seen on each site @param {(seen: Seen) => number | undefined} value */
function cellsOf(seen, value) {
  const [other, own] = seen.map((ofSite) => median(ofSite.map((one) => value(one) ?? NaN)));
  const share = own !== undefined && other ? `${Math.round((100 * own) / other)} %` : '';
  return [
    ...[other, own].map((time) => (time === undefined || Number.isNaN(time) ? '' : milliseconds(time))),
    share,
  ];
}
