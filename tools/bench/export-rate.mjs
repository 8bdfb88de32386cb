/**
 * How fast all projects, or the gene list of the demo, are exported, when the first rows come, and how much memory that takes,
 * in its own process. Run with tsx:
 * node --import tsx tools/bench/export-rate.mjs projects|gene-list     (DATA_DIR or DATABASE_URL). Prints one line of JSON.
 */
import { CONSORTIUM } from './gene-list-file.mjs';

const source = (/** @type {string} */ path) =>
  import(new URL(`../../server/src/${path}`, import.meta.url).href);
const { openDatabase } = await source('platform/database/database.ts');
const { countingStatements } = await source('platform/database/statements/statement-count.ts');
const { openCatalogues } = await source('platform/look-up-lists/catalogues.ts');
const { exportProjects } = await source('reading/exports/service.ts');
const { exportRecords } = await source('reading/gene-lists/export-records.ts');
const { ANONYMOUS } = await source('identity/permissions/caller.ts');

const location = { databaseUrl: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR };
const { db, close } = await openDatabase(location, (/** @type {Error} */ error) => {
  throw error;
});
const catalogues = openCatalogues(db);
await catalogues.read();
const caller = { ...ANONYMOUS, email: 'bench@tracker.example', personId: 0, isAdmin: true };

/** Resident megabytes of the process. */
const memory = () => Math.round(process.memoryUsage.rss() / 1e6);

/** @returns {Promise<AsyncIterable<unknown[]>>} some rows at a time */
async function rowsOf() {
  if (process.argv[2] !== 'gene-list')
    return (await exportProjects({ db, catalogues }, {}, { caller, baseUrl: '' })).lines;
  const request = { consortiumName: CONSORTIUM, onlyVisible: false, geneIds: null };
  return (await exportRecords({ db, lists: await catalogues.read(), caller }, request, '')).rows;
}

const report = await countingStatements(async (/** @type {{ statements: number }} */ count) => {
  const before = memory();
  const start = performance.now();
  let [rows, first, peak] = [0, 0, before];
  for await (const some of await rowsOf()) {
    first ||= Math.round(performance.now() - start);
    rows += some.length;
    peak = Math.max(peak, memory());
  }
  const seconds = (performance.now() - start) / 1000;
  return { rows, seconds, first, before, peak, statements: count.statements };
});
await close();
console.log(JSON.stringify(report));
