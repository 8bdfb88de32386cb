import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { findChromium } from '../machine/chromium.mjs';
import { findNginx } from '../machine/nginx.mjs';
import { findPostgres } from '../machine/postgres.mjs';
import { root } from '../workspace.mjs';
import { inputsOfJourney, inputsOnTwoServers } from './inputs.mjs';
import { asOne, oneTest, partOf, testParts } from './parts.mjs';
import { countPlaywright } from './results.mjs';
import { runNode, withReport } from './run-command.mjs';
import { SITE_UNDER_TEST } from './site-under-test.mjs';

/**
 * @typedef {import('./steps.mjs').Run} Run
 * @typedef {import('./steps.mjs').Outcome} Outcome
 * @typedef {import('./run-command.mjs').Print} Print
 */

const BROWSER = 'browser';
const CLUSTER = 'browser (two servers)';
const e2e = join(root, 'e2e');

/** @param {Run} run @returns {Record<'browser' | 'cluster', import('./steps.mjs').Step>} */
export function browserSteps(run) {
  return {
    browser: { name: BROWSER, group: 'browser', cores: 3, run: (print) => journeys(run, BROWSER, {}, print) },
    cluster: { name: CLUSTER, group: 'cluster', cores: 1, run: (print) => clusterJourneys(run, print) },
  };
}

/** What people do, once more on two servers behind nginx, which share a PostgreSQL. @param {Run} run @param {Print} print */
async function clusterJourneys(run, print) {
  if (findNginx() === undefined || findPostgres() === undefined) {
    const note = 'skipped: nginx and PostgreSQL 15 or newer are needed';
    return [{ name: CLUSTER, passed: 0, failed: 0, skipped: 1, note }];
  }
  return journeys(run, CLUSTER, { E2E_INSTANCES: '2' }, print);
}

/**
 * @param {Run} run @param {string} name of the step @param {Record<string, string>} env @param {Print} print
 * @returns {Promise<Outcome[]>}
 */
async function journeys(run, name, env, print) {
  const chromium = findChromium();
  if (chromium === undefined) {
    console.error('No Chromium was found: set CHROMIUM_PATH to one.');
    return [{ ...oneTest(name, false), note: 'no Chromium found' }];
  }
  const settings = { CHROMIUM_PATH: chromium.path, SITE_DIR: SITE_UNDER_TEST, ...env };
  const inputsOf = name === CLUSTER ? inputsOnTwoServers : inputsOfJourney;
  const parts = specFiles()
    .filter((spec) => run.journeys.length === 0 || run.journeys.includes(spec))
    .map((spec) => partOf(run, `${name} ${spec}`, inputsOf(spec), [chromium.path]));
  const outcomes = await testParts(run, parts, (changed) => {
    const specs = changed.map((part) => part.name.slice(name.length + 1));
    return playwright(name, specs.length === specFiles().length ? [] : specs, settings, print);
  });
  return [asOne(name, outcomes, 'spec files')];
}

/** @param {string} name @param {string[]} specs all when empty @param {Record<string, string>} env @param {Print} print */
async function playwright(name, specs, env, print) {
  const program = createRequire(join(e2e, 'package.json')).resolve('@playwright/test/cli');
  const { isGood, report } = await withReport((file) =>
    runNode([program, 'test', ...specs, '--pass-with-no-tests', '--reporter=list,json'], {
      cwd: e2e,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      print,
    }),
  );
  if (report === undefined) return [oneTest(name, false)];
  const counts = countPlaywright(report, (spec) => `${name} ${spec}`, name);
  return isGood || counts.some(({ failed }) => failed > 0) ? counts : [...counts, oneTest(name, false)];
}

/** Paths below `e2e`. @returns {string[]} */
function specFiles() {
  const folders = readdirSync(e2e, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules',
  );
  return folders
    .flatMap(({ name }) =>
      readdirSync(join(e2e, name), { recursive: true, encoding: 'utf8' }).map((path) => join(name, path)),
    )
    .filter((path) => path.endsWith('.spec.ts'))
    .map((path) => path.split(sep).join('/'))
    .sort();
}
