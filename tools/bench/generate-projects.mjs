/**
 * Multiplies the projects of a loaded demo, and prints the size of the database. Run with tsx, since it calls the server's own generator:
 * node --import tsx tools/bench/generate-projects.mjs <number of projects>     (DATA_DIR or DATABASE_URL)
 */
const source = (/** @type {string} */ path) => import(new URL(`../../server/${path}`, import.meta.url).href);
const { openDatabase } = await source('src/platform/database/database.ts');
const { databaseBytes, generateProjects } = await source('testing/many-projects/generate-projects.ts');

const location = { databaseUrl: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR };
const database = await openDatabase(location, (/** @type {Error} */ error) => {
  throw error;
});
await generateProjects(database.db, Number(process.argv[2]));
console.log(JSON.stringify({ bytes: await databaseBytes(database.db) }));
await database.close();
