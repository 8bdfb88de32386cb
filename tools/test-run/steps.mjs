import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { findChromium } from '../machine/chromium.mjs';
import { findNginx } from '../machine/nginx.mjs';
import { findPostgres, startPostgres } from '../machine/postgres.mjs';
import { root, TESTED_PACKAGES } from '../workspace.mjs';
import { coverageArguments, recordingCalls } from './api-coverage.mjs';
import { countJest, countPlaywright } from './results.mjs';
import { runNode, withReport } from './run-command.mjs';

/**
 * One step of the test run. A step answers with one count, or with one for each package.
 *
 * @typedef {import('./results.mjs').Count} Count
 * @typedef {Count & { note?: string }} Outcome
 * @typedef {{ name: string, group: string, run(): Promise<Outcome[]> }} Step group: what `--only` calls it
 */

/** The site that the browser tests see: built from the working copy, apart from what `npm start` serves. */
const SITE_UNDER_TEST = join(root, '.tools', 'site-under-test');
const BROWSER = 'browser';
const CLUSTER = 'browser (two servers)';

/**
 * @param {string[]} packages of which to run the unit tests; all when empty
 * @returns {Step[]}
 */
export function steps(packages) {
  const chosen = packages.length > 0 ? packages : [...TESTED_PACKAGES, 'server'];
  const units = chosen.filter((name) => TESTED_PACKAGES.includes(name));
  return [
    checkStep('types', ['tools/typecheck.mjs']),
    checkStep('lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']),
    checkStep('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
    ...(units.length > 0 ? [{ name: 'unit', group: 'unit', run: () => unitTests(units) }] : []),
    ...(chosen.includes('server') ? serverSteps() : []),
    { name: 'build', group: 'build', run: buildSite },
    ...(hasBrowserTests() ? browserSteps() : []),
  ];
}

/** @returns {Step[]} */
function serverSteps() {
  return [
    { name: 'server (embedded)', group: 'server', run: serverTestsWithCoverage },
    { name: 'server (PostgreSQL)', group: 'postgres', run: serverTestsOnPostgres },
  ];
}

/** @returns {Step[]} */
function browserSteps() {
  return [
    { name: BROWSER, group: 'browser', run: browserTests },
    { name: CLUSTER, group: 'cluster', run: clusterTests },
  ];
}

/** A step that counts as one test. @param {string} name @param {string[]} args of Node @returns {Step} */
function checkStep(name, args) {
  return { name, group: name, run: async () => [oneTest(name, await runNode(args))] };
}

/** @param {string} name @param {boolean} isGood @returns {Outcome} */
function oneTest(name, isGood) {
  return { name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
}

/** All packages in one run of Jest, so that no core waits. @param {string[]} packages */
function unitTests(packages) {
  return jest(['--projects', ...packages], {}, (file) => `unit ${relative(root, file).split(sep)[0] ?? ''}`);
}

/** @param {string} name @param {Record<string, string>} env */
export function serverTests(name, env) {
  return jest(['--projects', 'server'], env, () => name);
}

/** The tests record which endpoints they call, and the table of them must be true. @returns {Promise<Outcome[]>} */
async function serverTestsWithCoverage() {
  return recordingCalls(async (folder) => [
    ...(await serverTests('server (embedded)', { API_CALLS_DIR: folder })),
    oneTest('api coverage', await runNode(coverageArguments(folder, ['--check']))),
  ]);
}

/** @returns {Promise<Outcome[]>} */
async function serverTestsOnPostgres() {
  const name = 'server (PostgreSQL)';
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return serverTests(name, { TEST_DATABASE_URL: given });
  const programs = findPostgres();
  if (programs === undefined) {
    const note = 'skipped: no PostgreSQL 15 or newer found (PG_BIN names its programs)';
    return [{ name, passed: 0, failed: 0, skipped: 1, note }];
  }
  const postgres = await startPostgres(programs);
  console.log(`${postgres.version} in ${programs.bin}`);
  try {
    return await serverTests(name, { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/**
 * @param {string[]} args @param {Record<string, string>} env @param {(file: string) => string} nameOf a test file's step
 * @returns {Promise<Outcome[]>}
 */
async function jest(args, env, nameOf) {
  const program = createRequire(import.meta.url).resolve('jest/bin/jest');
  const options = ['--silent', '--passWithNoTests', '--maxWorkers=100%', '--json'];
  const { isGood, report } = await withReport((file) =>
    runNode([program, ...args, ...options, `--outputFile=${file}`], { env }),
  );
  const counts = report === undefined ? [] : countJest(report, nameOf);
  // Jest may fail without a failing test, for instance over its own settings.
  const isExplained = isGood || counts.some(({ failed }) => failed > 0);
  return isExplained ? counts : [...counts, oneTest(nameOf(root), false)];
}

/** @returns {Promise<Outcome[]>} */
async function buildSite() {
  const isGood = await runNode(['tools/build.mjs'], { env: { SITE_DIR: SITE_UNDER_TEST } });
  return [{ name: 'build', passed: 0, failed: isGood ? 0 : 1, skipped: 0 }];
}

function hasBrowserTests() {
  const files = readdirSync(join(root, 'e2e'), { encoding: 'utf8' })
    .filter((name) => name !== 'node_modules')
    .flatMap((name) =>
      name.includes('.')
        ? [name]
        : readdirSync(join(root, 'e2e', name), { recursive: true, encoding: 'utf8' }),
    );
  return files.some((name) => name.endsWith('.spec.ts'));
}

/** @returns {Promise<Outcome[]>} */
async function browserTests() {
  return journeys(BROWSER, {});
}

/** What people do, once more on two servers behind nginx, which share a PostgreSQL. @returns {Promise<Outcome[]>} */
async function clusterTests() {
  if (findNginx() === undefined || findPostgres() === undefined) {
    const note = 'skipped: nginx and PostgreSQL 15 or newer are needed';
    return [{ name: CLUSTER, passed: 0, failed: 0, skipped: 1, note }];
  }
  return journeys(CLUSTER, { E2E_INSTANCES: '2' });
}

/** @param {string} name of the step @param {Record<string, string>} env @returns {Promise<Outcome[]>} */
async function journeys(name, env) {
  const chromium = findChromium();
  if (chromium === undefined) {
    console.error('No Chromium was found: set CHROMIUM_PATH to one.');
    return [{ ...oneTest(name, false), note: 'no Chromium found' }];
  }
  console.log(`Chromium: ${chromium.path} (${chromium.source})`);
  const cwd = join(root, 'e2e');
  const program = createRequire(join(cwd, 'package.json')).resolve('@playwright/test/cli');
  const settings = { CHROMIUM_PATH: chromium.path, SITE_DIR: SITE_UNDER_TEST, ...env };
  const { isGood, report } = await withReport((file) =>
    runNode([program, 'test', '--reporter=line,json'], {
      cwd,
      env: { ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  );
  if (report === undefined) return [oneTest(name, false)];
  const count = countPlaywright(report, name);
  return [isGood || count.failed > 0 ? count : { ...count, failed: 1 }];
}
