/**
 * How fast each report is made and sent, when its first rows come, and how much memory that takes, each in a process of its
 * own. Run with tsx: node --import tsx tools/bench/report-rates.mjs [name]     (DATA_DIR or DATABASE_URL)
 * Prints one line of JSON: all reports, or the one that is named.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const source = (/** @type {string} */ path) =>
  import(new URL(`../../server/src/${path}`, import.meta.url).href);

/** @typedef {{ db: unknown, caller: object, baseUrl: string }} Reader */
/** @typedef {Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>} Pieces some rows at a time */
/** @typedef {{ make?: (reader: Reader) => Promise<unknown>, send: (reader: Reader) => Promise<Pieces> }} Report */

/** Every report, by name. @returns {Promise<Record<string, Report>>} */
async function allReports() {
  return { ...(await liveReports()), ...(await numbers()), ...(await storedReports()) };
}

/** @returns {Promise<Record<string, Report>>} */
async function liveReports() {
  const { MUTATION_REPORTS, mutationReport } = await source('reading/reports/live/mutation-reports.ts');
  const { workUnitAttempts } = await source('reading/reports/live/work-unit-attempts.ts');
  const { distributionReport } = await source('reading/reports/live/distribution.ts');
  const { serializedGuides } = await source('reading/reports/live/serialized-guides.ts');
  const rowsOf = (/** @type {(reader: Reader) => Promise<{ rows: Pieces }>} */ report) => ({
    send: async (/** @type {Reader} */ reader) => (await report(reader)).rows,
  });
  const ofMutations = Object.entries(MUTATION_REPORTS).map(([name, report]) => [
    name,
    rowsOf((reader) => mutationReport(report, reader, null)),
  ]);
  return {
    workunit_attempts: rowsOf((reader) => workUnitAttempts(reader, { workunit: 'JAX', attempt: 'crispr' })),
    distribution: rowsOf((reader) =>
      distributionReport(reader, { networkname: 'EMMA', reporttype: 'colony' }),
    ),
    ...Object.fromEntries(ofMutations),
    serialized_guides: { send: serializedGuides },
  };
}

/** Tables of counts, which have as many rows whatever is counted. @returns {Promise<Record<string, Report>>} */
async function numbers() {
  const { countByPeriod } = await source('reading/production-numbers/counted-units.ts');
  const { readRequest } = await source('reading/production-numbers/request.ts');
  const { genesOfBoth } = await source('reading/production-numbers/overlap.ts');
  const { statusFunnel } = await source('reading/report-overview/status-funnel.ts');
  const { statusSteps } = await source('tracker/usual-times/status-steps.ts');
  const whole = (/** @type {(reader: Reader) => Promise<readonly unknown[]>} */ read) => ({
    send: async (/** @type {Reader} */ reader) => [await read(reader)],
  });
  const byMonth = (/** @type {object} */ query) =>
    whole(({ db }) => countByPeriod(db, readRequest({ reporttype: 'month', attempt: 'crispr', ...query })));
  return {
    production_numbers: byMonth({}),
    production_numbers_of_unit: byMonth({ workunit: 'JAX' }),
    overlap_intersection: whole(({ db, caller }) => genesOfBoth(db, caller)),
    status_funnel: whole(async ({ db, caller }) => (await statusFunnel(db, caller, 'workUnit')).groups),
    status_steps: whole(({ db, caller }) => statusSteps(db, caller)),
  };
}

/** Reports that are made, kept in parts, and sent from there. @returns {Promise<Record<string, Report>>} */
async function storedReports() {
  const { REPORT_MAKERS } = await source('reading/reports/stored/registry.ts');
  const { makeReport, newestReport } = await source('reading/reports/stored/report-store.ts');
  const { linesIn, storedText } = await source('reading/reports/stored/report-text.ts');
  const limits = { today: new Date(), languishingMonths: 6 };
  /** @type {Record<string, Report>} */
  const reports = {};
  for (const name of REPORT_MAKERS.keys())
    reports[name] = {
      make: ({ db }) => makeReport(db, name, limits),
      send: async ({ db }) => linesIn(storedText(db, await newestReport(db, name))),
    };
  return reports;
}

const megabytes = (/** @type {number} */ bytes) => Math.round(bytes / 1e6);

/**
 * How often garbage is collected: what is left then is held. Without that, memory measures how lazily it is collected.
 */
const COLLECT_EVERY_MS = 250;

/** How much the process grows, and the JavaScript heap of this thread; the embedded database has its own thread. */
function watchMemory() {
  const held = () => {
    global.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const begin = { held: held(), rss: process.memoryUsage.rss() };
  let [growth, heap] = [0, 0];
  const look = () => {
    growth = Math.max(growth, process.memoryUsage.rss() - begin.rss);
    heap = Math.max(heap, held() - begin.held);
  };
  const timer = setInterval(look, COLLECT_EVERY_MS);
  return {
    look,
    end: () => {
      look();
      clearInterval(timer);
      return { growth: megabytes(growth), heap: megabytes(heap) };
    },
  };
}

/** @param {string} name @param {Report} report */
async function measure(name, report) {
  const { openDatabase } = await source('platform/database/database.ts');
  const { ANONYMOUS } = await source('identity/permissions/caller.ts');
  const location = { databaseUrl: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR };
  const { db, close } = await openDatabase(location, (/** @type {Error} */ error) => {
    throw error;
  });
  const caller = { ...ANONYMOUS, email: 'bench@tracker.example', personId: 0, isAdmin: true };
  const reader = { db, caller, baseUrl: '' };
  const memory = watchMemory();
  const begin = performance.now();
  await report.make?.(reader);
  const start = performance.now();
  let [rows, first] = [0, 0];
  for await (const some of await report.send(reader)) {
    first ||= performance.now() - start;
    rows += some.length;
  }
  const sent = (performance.now() - start) / 1000;
  const made = report.make === undefined ? null : (start - begin) / 1000;
  // The first line of a stored text is its header.
  if (made !== null) rows -= 1;
  const taken = memory.end();
  await close();
  return { name, rows, made, sent, first, ...taken };
}

const [, file = fileURLToPath(import.meta.url), asked] = process.argv;
const reports = await allReports();
const report = reports[asked ?? ''];
if (report !== undefined) console.log(JSON.stringify(await measure(asked ?? '', report)));
else {
  const measured = Object.keys(reports).map((name) => {
    const { status, stdout } = spawnSync(process.execPath, ['--expose-gc', ...process.execArgv, file, name], {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The report ${name} could not be measured.`);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  });
  console.log(JSON.stringify(measured));
}
