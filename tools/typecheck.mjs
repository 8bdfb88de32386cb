/**
 * Type-checks the whole tree (`npm run typecheck`), or the programs that are named by their settings, by the compiler in
 * native code. Prints every error; exit code 1 on any.
 */
import { spawnSync } from 'node:child_process';
import { TYPE_PROGRAMS } from './type-programs.mjs';
import { root } from './workspace.mjs';

const named = process.argv.slice(2);

const failed = (named.length > 0 ? named : Object.keys(TYPE_PROGRAMS)).filter((program) => {
  const args = ['node_modules/typescript-7/bin/tsc', '-p', program, '--noEmit', '--pretty'];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0;
});
console.log(failed.length === 0 ? 'Types: no errors.' : `Types: errors in ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
