/**
 * Tells which frames a change builds anew and whose tests it concerns; CI runs just these on a change
 * (.github/workflows/ci.yml), and everything (`npm test`) on the main branch.
 *
 * Usage: npm run affected [-- --base origin/main] [--run]
 *        The change is everything since the base (main), files that are not committed included. `--run` builds and tests.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedBy } from './affected/affected.mjs';
import { workspaceFacts } from './affected/workspace-facts.mjs';
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
const { build, test, browser } = affectedBy(files, workspaceFacts());

console.log(`${files.length} files differ from ${values.base}.`);
console.log(`Build:   ${build.join(' ') || 'nothing'}`);
console.log(`Test:    ${test.join(' ') || 'nothing'}`);
console.log(`Browser: ${browser ? 'journeys' : 'nothing'}`);

if (values.run) {
  const steps = [
    { group: 'types,lint,format', isWanted: files.length > 0 },
    { group: test.includes('server') ? 'unit,server' : 'unit', isWanted: test.length > 0, packages: test },
    { group: 'build,browser,cluster', isWanted: browser },
  ];
  for (const { group, isWanted, packages = [] } of steps) {
    if (!isWanted) continue;
    const command = [join(root, 'tools', 'test.mjs'), '--only', group, ...packages];
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  }
}
