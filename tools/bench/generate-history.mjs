/**
 * Gives the projects of `generate-projects.mjs` a history, and prints its records and the size of the database. Run with tsx, since it
 * calls the server's own generator: node --import tsx tools/bench/generate-history.mjs     (DATA_DIR or DATABASE_URL)
 */
const source = (/** @type {string} */ path) => import(new URL(`../../server/${path}`, import.meta.url).href);
const { openDatabase } = await source('src/platform/database/database.ts');
const { databaseBytes } = await source('testing/many-projects/generate-projects.ts');
const { generateHistory } = await source('testing/many-projects/generate-history.ts');

const location = { databaseUrl: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR };
const database = await openDatabase(location, (/** @type {Error} */ error) => {
  throw error;
});
const records = await generateHistory(database.db);
console.log(JSON.stringify({ records, bytes: await databaseBytes(database.db) }));
await database.close();
