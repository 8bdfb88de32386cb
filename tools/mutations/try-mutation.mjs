import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SHARED_FOR_SERVER } from '../lint/import-rules.mjs';
import { groupTests } from '../test-run/grouped-tests.mjs';
import { root } from '../workspace.mjs';

/**
 * What became of a mutation.
 *
 * @typedef {{ by: 'compiler' | 'test' | 'time' | 'nobody', how: string }} Outcome by: who caught it; how: which test
 */

/** An older tree is compiled by the compiler of this one, which is the faster. */
const TSC = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');

/** Related tests take minutes; a mutation that runs on for longer does not end. */
const PATIENCE_MS = 20 * 60_000;

/**
 * Mutates a file of a tree, looks who notices, and puts the file back.
 *
 * @param {string} tree
 * @param {import('./choose-mutations.mjs').Chosen} mutation
 * @returns {Promise<Outcome>}
 */
export async function tryMutation(tree, { file, start, end, text }) {
  const path = join(tree, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.slice(0, start) + text + source.slice(end));
  try {
    const errors = await compile(tree, file);
    return errors === undefined ? await runTests(tree, file) : { by: 'compiler', how: errors };
  } finally {
    writeFileSync(path, source);
  }
}

/** @param {string} tree @param {string} file @returns {Promise<string | undefined>} the first error */
export async function compile(tree, file) {
  const program = file.startsWith('server/') ? 'server/tsconfig.json' : 'tsconfig.browser.json';
  const { code, output } = await run(tree, [TSC, '-p', program, '--noEmit', '--pretty', 'false']);
  return code === 0 ? undefined : (/error (TS\d+)/.exec(output)?.[1] ?? 'error');
}

/** Those beside the file first, which notice most mutations. @param {string} tree @param {string} file @returns {Promise<Outcome>} */
async function runTests(tree, file) {
  const [owner = ''] = file.split('/');
  const beside = await runJest(tree, ['--projects', owner, '--testPathPatterns', `${dirname(file)}/`]);
  if (beside.by !== 'nobody') return beside;
  if (owner === 'server') return runServerTests(tree, ['--findRelatedTests', join(tree, file)]);
  const related = await runJest(tree, ['--projects', owner, '--findRelatedTests', file]);
  return related.by === 'nobody' && owner === 'shared' ? runTestsOfUsers(tree, file) : related;
}

/** Jest knows which tests of a package a file of its own concerns, but not those of other packages. @param {string} tree @param {string} file */
async function runTestsOfUsers(tree, file) {
  const [, folder = ''] = file.split('/');
  const apps = readdirSync(tree).filter((name) => name === 'shell' || name.startsWith('remote-'));
  const outcome = await runJest(tree, ['--projects', ...apps]);
  return outcome.by === 'nobody' && SHARED_FOR_SERVER.includes(folder) ? runServerTests(tree, []) : outcome;
}

/** @param {string} tree @param {string[]} chosen tests; none for all @returns {Promise<Outcome>} */
async function runServerTests(tree, chosen) {
  const config = ['--config', join(tree, 'server', 'jest.config.mjs')];
  const { output } = await run(tree, [jestOf(tree), ...config, ...chosen, '--listTests', '--json']);
  const files = JSON.parse(output.slice(output.indexOf('[')));
  if (files.length === 0) return { by: 'nobody', how: '' };
  return runJest(tree, [...config, ...groupTests(files, tree, 'of a mutation')]);
}

/** @param {string} tree */
const jestOf = (tree) => join(tree, 'tools', 'node_modules', 'jest', 'bin', 'jest.js');

/** @param {string} tree @param {string[]} chosen tests @returns {Promise<Outcome>} */
async function runJest(tree, chosen) {
  const options = ['--bail', '--silent', '--passWithNoTests', '--maxWorkers=100%'];
  const { code, output } = await run(tree, [jestOf(tree), ...chosen, ...options]);
  if (code === 0) return { by: 'nobody', how: '' };
  if (code === undefined) return { by: 'time', how: `${PATIENCE_MS / 60_000} minutes` };
  return { by: 'test', how: firstFailure(output) };
}

/** From what Jest prints: after `--bail` it ends before it writes a report. @param {string} output */
function firstFailure(output) {
  const file = /^FAIL (?:\S+ )?(\S+\.\w+)/m.exec(output)?.[1];
  const test = /^\s*● (.+)$/m.exec(output)?.[1];
  return [file, test].filter(Boolean).join(': ') || 'Jest itself';
}

/**
 * @param {string} cwd @param {string[]} words of Node
 * @returns {Promise<{ code: number | undefined, output: string }>} code: undefined when it had to be ended
 */
async function run(cwd, words) {
  // A group of its own, so that workers end with it.
  const child = spawn(process.execPath, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  let isEnded = false;
  const end = () => {
    isEnded = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const watch = setTimeout(end, PATIENCE_MS);
  process.once('exit', end);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(watch);
  process.off('exit', end);
  return { code: isEnded ? undefined : Number(code), output };
}
