/**
 * Prints which apps a change builds again and whose tests it concerns; CI runs just these on a change
 * (.github/workflows/ci.yml), and everything (`npm test`) on the main branch.
 *
 * Usage: npm run affected [-- --base origin/main] [--run]
 *        The change is everything since the base (main), files that are not committed included. `--run` builds and tests.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedBy } from './affected/affected.mjs';
import { workspaceFacts } from './affected/workspace-facts.mjs';
import { changedDependencies } from './lockfile/resolved-dependencies.mjs';
import { root } from './workspace.mjs';

const { values } = parseArgs({
  options: { base: { type: 'string', default: 'main' }, run: { type: 'boolean', default: false } },
});

/** @param {string[]} args @returns {string[]} lines */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stderr.trim());
    process.exit(1);
  }
  return stdout.split('\n').filter((line) => line !== '');
}

const [base = ''] = git('merge-base', values.base, 'HEAD');
const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const LOCKFILE = 'pnpm-lock.yaml';
const installed = files.includes(LOCKFILE)
  ? changedDependencies(
      git('show', `${base}:${LOCKFILE}`).join('\n'),
      readFileSync(join(root, LOCKFILE), 'utf8'),
    )
  : [];
const { build, test, journeys } = affectedBy(files, workspaceFacts(), installed);

console.log(`${files.length} files differ from ${values.base}.`);
console.log(`Build:   ${build.join(' ') || 'nothing'}`);
console.log(`Test:    ${test.join(' ') || 'nothing'}`);
console.log(`Browser: ${journeys.join(' ') || 'nothing'}`);

if (values.run) {
  const groups = [
    ...(files.length > 0 ? ['types', 'lint', 'format'] : []),
    ...(test.length > 0 ? ['unit'] : []),
    ...(test.includes('server') ? ['server', 'postgres'] : []),
    ...(journeys.length > 0 ? ['build', 'browser', 'cluster'] : []),
  ];
  if (groups.length > 0) {
    const words = ['--only', groups.join(','), '--journeys', journeys.join(','), ...test];
    const command = [join(root, 'tools', 'test.mjs'), ...words];
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
    process.exit(status ?? 1);
  }
}
