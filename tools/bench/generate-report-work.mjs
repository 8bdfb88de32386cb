/**
 * Gives the projects of `generate-projects.mjs` what reports read. Run with tsx, since it calls the server's own generator:
 * node --import tsx tools/bench/generate-report-work.mjs     (DATA_DIR or DATABASE_URL)
 */
const source = (/** @type {string} */ path) => import(new URL(`../../server/${path}`, import.meta.url).href);
const { openDatabase } = await source('src/platform/database/database.ts');
const { generateReportWork } = await source('testing/many-projects/generate-report-work.ts');
const { generateRareWork } = await source('testing/many-projects/generate-rare-work.ts');

const location = { databaseUrl: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR };
const database = await openDatabase(location, (/** @type {Error} */ error) => {
  throw error;
});
await generateReportWork(database.db);
await generateRareWork(database.db);
await database.close();
