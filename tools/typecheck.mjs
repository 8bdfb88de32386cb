/**
 * Type-checks the whole tree (`npm run typecheck`): four programs, each remembering what it
 * checked last (.tools/types) so that a second run takes a few seconds. Prints every error; exit code 1 on any.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
// The browser program is as large as the others together, so they run side by side.
const BATCHES = [
  ['tsconfig.browser.json'],
  ['server/tsconfig.json', 'e2e/tsconfig.json', 'tools/tsconfig.json'],
];

/** @param {string} program @returns {Promise<number>} exit code of the compiler */
function check(program) {
  const memory = join(root, '.tools', 'types', `${program.replaceAll('/', '-')}.tsbuildinfo`);
  const args = [tsc, '-p', program, '--noEmit', '--incremental', '--tsBuildInfoFile', memory, '--pretty'];
  return new Promise((resolve) => {
    spawn(process.execPath, [...process.execArgv, ...args], { cwd: root, stdio: 'inherit' }).on(
      'exit',
      (code) => resolve(code ?? 1),
    );
  });
}

/** @param {string[]} programs */
async function checkInTurn(programs) {
  const codes = [];
  for (const program of programs) codes.push(await check(program));
  return codes;
}
const codes = (await Promise.all(BATCHES.map(checkInTurn))).flat();
const failed = codes.filter((code) => code !== 0).length;
console.log(failed === 0 ? 'Types: no errors.' : `Types: errors in ${failed} of ${codes.length} programs.`);
process.exit(failed === 0 ? 0 : 1);
