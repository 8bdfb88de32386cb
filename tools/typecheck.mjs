/**
 * Type-checks the whole tree (`npm run typecheck`): four programs, by the compiler in native code. Prints every error;
 * exit code 1 on any.
 */
import { spawnSync } from 'node:child_process';
import { root } from './workspace.mjs';

const PROGRAMS = [
  'tsconfig.browser.json',
  'server/tsconfig.json',
  'e2e/tsconfig.json',
  'tools/tsconfig.json',
];

const failed = PROGRAMS.filter((program) => {
  const args = ['node_modules/typescript-7/bin/tsc', '-p', program, '--noEmit', '--pretty'];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0;
});
console.log(failed.length === 0 ? 'Types: no errors.' : `Types: errors in ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
