/**
 * `npm run api-fuzz`: sends what the API document allows, and what it does not, to a server of its own with a small demo in a
 * scratch database, and compares every response with the document: no 5xx, no status, media type or form that it does not name.
 *
 * Usage: npm run api-fuzz [-- --examples 15] [--seed 1] [--minutes 10 for each of two runs] [--only PATTERN of paths, one run]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signIn } from './bench/running-server.mjs';
import { demoPassword, startInstance } from './cluster/instance.mjs';
import { knownIdentifiers, PATHS_WITH_IDENTIFIERS } from './api-fuzz/known-identifiers.mjs';
import { endOnSignals } from './machine/commands.mjs';
import { bringPythonProgram } from './machine/python-program.mjs';

const { values } = parseArgs({
  options: {
    examples: { type: 'string', default: '15' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    only: { type: 'string' },
  },
});

/** What a response is compared with. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];
/** Calls that would end the session of the program, or change its password. */
const ENDING_ITS_SESSION = '^(/api/sessions.*|/auth/signout)$';
/** Failed sign-ins of made-up people are not to lock the program out. */
const HIGH_LIMITS = { LOCK_OUT_AFTER: '100', SIGN_IN_FAILURES_PER_ADDRESS: '10000' };

const schemathesis = bringPythonProgram('schemathesis', '4.32.5');
if ('problem' in schemathesis) {
  console.log(`The API was not fuzzed. ${schemathesis.problem}`);
  process.exit(2);
}
const dataDir = mkdtempSync(join(tmpdir(), 'tracker-api-fuzz-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
endOnSignals();
const instance = await startInstance({
  DATA_DIR: dataDir,
  DEMO: '1',
  DEMO_SHARE: '200',
  DEMO_PASSWORD: demoPassword,
  LONG_ACCESS_TOKEN_MINUTES: '1000',
  ...HIGH_LIMITS,
});
const url = `http://${instance.address}`;
const pid = instance.pid();
const token = await signIn(url);
const identifiers = join(dataDir, 'identifiers.toml');
writeFileSync(identifiers, await knownIdentifiers({ url, token }));
const options = [
  ...['run', `${url}/docs/openapi.json`],
  ...['--header', `Authorization: Bearer ${token}`],
  ...['--checks', CHECKS.join(',')],
  ...['--phases', 'examples,coverage,fuzzing'],
  ...['--max-examples', values.examples],
  ...['--seed', values.seed],
  ...['--request-timeout', '30'],
  ...['--exclude-path-regex', ENDING_ITS_SESSION],
  ...['--generation-database', 'none', '--continue-on-failure'],
];
const only = (/** @type {string | undefined} */ pattern) =>
  pattern === undefined ? [] : ['--include-path-regex', pattern];
const codes = [await run(schemathesis.program, [...options, ...only(values.only)])];
if (values.only === undefined) {
  console.log('Again, with identifiers of the demo in the paths.');
  const args = ['--config-file', identifiers, ...options, ...only(PATHS_WITH_IDENTIFIERS)];
  codes.push(await run(schemathesis.program, args));
}
const isReady = instance.pid() === pid && (await fetch(`${url}/readyz`)).ok;
await instance.stop();
console.log(isReady ? 'The server is still ready.' : 'The server has ended, or is not ready any more.');
process.exit(codes.every((code) => code === 0) && isReady ? 0 : 1);

/**
 * Runs the program until it ends, or the time is over.
 *
 * @param {string} program @param {string[]} args
 * @returns {Promise<number | null>} its exit code
 */
async function run(program, args) {
  // It leaves what it has found in the folder that it runs in.
  const running = spawn(program, args, { cwd: dataDir, stdio: ['ignore', 'inherit', 'inherit'] });
  const isOver = setTimeout(
    () => {
      console.log(`${values.minutes} minutes are over.`);
      running.kill('SIGINT');
    },
    Number(values.minutes) * 60_000,
  );
  const ended = await new Promise((resolve) => running.once('exit', resolve));
  clearTimeout(isOver);
  return ended;
}
