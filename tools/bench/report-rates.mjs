/**
 * How fast each report is made, and how much memory that takes, each in a process of its own. Run with tsx:
 * node --import tsx tools/bench/report-rates.mjs [name]     (DATA_DIR or DATABASE_URL)
 * Prints one line of JSON: all reports, or the one that is named.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const source = (/** @type {string} */ path) =>
  import(new URL(`../../server/src/${path}`, import.meta.url).href);

/** @typedef {{ rows: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]> }} Made some rows at a time */
/** @typedef {Record<string, (reader: { db: unknown, caller: object, baseUrl: string }) => Promise<Made>>} Reports */

/** Every report, by name. @returns {Promise<Reports>} */
async function allReports() {
  const { MUTATION_REPORTS, mutationReport } = await source('reports/live/mutation-reports.ts');
  const { workUnitAttempts } = await source('reports/live/work-unit-attempts.ts');
  const { distributionReport } = await source('reports/live/distribution.ts');
  const { serializedGuides } = await source('reports/live/serialized-guides.ts');
  const { REPORT_MAKERS } = await source('reports/stored/registry.ts');
  const { countByPeriod } = await source('production-numbers/counted-units.ts');
  const { readQuestion } = await source('production-numbers/question.ts');
  const { genesOfBoth } = await source('production-numbers/overlap.ts');
  const { statusFunnel } = await source('report-overview/status-funnel.ts');
  const { statusSteps } = await source('report-overview/status-steps.ts');
  const numbers =
    (/** @type {object} */ query) =>
    async (/** @type {any} */ { db }) => ({
      rows: [await countByPeriod(db, readQuestion({ reporttype: 'month', attempt: 'crispr', ...query }))],
    });
  /** @type {Reports} */
  const reports = {
    production_numbers: numbers({}),
    production_numbers_of_unit: numbers({ workunit: 'JAX' }),
    overlap_intersection: async ({ db, caller }) => ({ rows: [await genesOfBoth(db, caller)] }),
    workunit_attempts: (reader) => workUnitAttempts(reader, { workunit: 'JAX', attempt: 'crispr' }),
    distribution: (reader) => distributionReport(reader, { networkname: 'EMMA', reporttype: 'colony' }),
    serialized_guides: async (reader) => ({ rows: [await serializedGuides(reader)] }),
    status_funnel: async ({ db, caller }) => ({
      rows: [(await statusFunnel(db, caller, 'workUnit')).groups],
    }),
    status_steps: async ({ db, caller }) => ({ rows: [await statusSteps(db, caller)] }),
  };
  for (const [name, report] of Object.entries(MUTATION_REPORTS))
    reports[name] = (reader) => mutationReport(report, reader, null);
  const limits = { today: new Date(), languishingMonths: 6 };
  for (const [name, maker] of REPORT_MAKERS)
    reports[name] = async ({ db }) => ({ rows: [(await maker(db, limits)).rows] });
  return reports;
}

const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6);

/** @param {string} name @param {Reports} reports */
async function measure(name, reports) {
  const { openDatabase } = await source('db/database.ts');
  const { ANONYMOUS } = await source('permissions/caller.ts');
  const location = { databaseUrl: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR };
  const { db, close } = await openDatabase(location, (/** @type {Error} */ error) => {
    throw error;
  });
  const caller = { ...ANONYMOUS, email: 'bench@tracker.example', personId: 0, isAdmin: true };
  const before = megabytes();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, megabytes())), 20);
  const start = performance.now();
  let rows = 0;
  const made = await reports[name]?.({ db, caller, baseUrl: '' });
  for await (const some of made?.rows ?? []) {
    rows += some.length;
    peak = Math.max(peak, megabytes());
  }
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  await close();
  return { name, rows, seconds, before, peak: Math.max(peak, megabytes()) };
}

const [, file = fileURLToPath(import.meta.url), asked] = process.argv;
const reports = await allReports();
if (asked !== undefined) console.log(JSON.stringify(await measure(asked, reports)));
else {
  const measured = Object.keys(reports).map((name) => {
    const { status, stdout } = spawnSync(process.execPath, [...process.execArgv, file, name], {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The report ${name} could not be measured.`);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  });
  console.log(JSON.stringify(measured));
}
