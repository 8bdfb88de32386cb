import { milliseconds, seconds, table } from './figures.mjs';
import { startServer } from './running-server.mjs';
import { runWithServer } from './with-server-sources.mjs';

/**
 * @typedef {{ name: string, rows: number, made: number | null, sent: number, first: number, growth: number, heap: number }} Rate
 *   of a report: seconds until it was made and kept (null for one that is made as it is sent) and until all was sent, ms until
 *   its first rows, and by how many megabytes the process, and its JavaScript heap, grew at most
 * @typedef {{ setting: Record<string, string>, close(): Promise<void> }} OpenDatabase an empty one
 */

/**
 * Measures every report on so many projects and on a tenth of them: what grows with the projects is seen by that.
 *
 * @param {string} name of the kind of database
 * @param {number} projects
 * @param {() => Promise<OpenDatabase>} open
 * @returns {Promise<string>} a table
 */
export async function reportTables(name, projects, open) {
  const few = await ratesOf(Math.round(projects / 10), open);
  const many = await ratesOf(projects, open);
  const count = (/** @type {number} */ value) => Math.round(value).toLocaleString('en');
  const cells = many.map((rate) => {
    const { rows, made, sent, first, growth, heap } = rate;
    const before = few.find((other) => other.name === rate.name);
    return [
      ...[rate.name, count(before?.rows ?? 0), count(rows), made === null ? '' : seconds(made * 1000)],
      ...[seconds(sent * 1000), count(rows / ((made ?? 0) + sent)), milliseconds(first)],
      ...[`${before?.growth} MB`, `${growth} MB`, `${before?.heap} MB`, `${heap} MB`],
    ];
  });
  const [small, large] = [count(projects / 10), count(projects)];
  return table(
    `Reports of ${small} and ${large} projects, ${name}: rows, times and rows/s are of ${large}`,
    [
      ...['report', `rows of ${small}`, 'rows', 'made', 'sent', 'rows/s', 'first after'],
      ...[`memory +, ${small}`, large, `held +, ${small}`, large],
    ],
    cells,
  );
}

/**
 * @param {number} projects @param {() => Promise<OpenDatabase>} open
 * @returns {Promise<Rate[]>}
 */
async function ratesOf(projects, open) {
  const database = await open();
  const server = await startServer(database.setting);
  await server.stop();
  runWithServer('generate-projects.mjs', database.setting, [`${projects}`]);
  runWithServer('generate-report-work.mjs', database.setting);
  /** @type {Rate[]} */
  const rates = JSON.parse(runWithServer('report-rates.mjs', database.setting));
  await database.close();
  return rates;
}
