import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { canInstallPackages, installPackage, onPath } from '../machine/commands.mjs';

const folder = join(__dirname, '../../deploy/monitoring');

/** Prometheus' own checker of rules; Debian has it with Prometheus. */
function findPromtool() {
  const found = onPath('promtool');
  if (found !== undefined || !canInstallPackages()) return found;
  return installPackage('prometheus') ? onPath('promtool') : undefined;
}

const promtool = findPromtool();
const check = promtool === undefined ? test.skip : test;

check.each([
  ['the rules are valid', ['check', 'rules', 'tracker-rules.yaml']],
  ['the configuration is valid', ['check', 'config', '--syntax-only', 'prometheus.yaml']],
  [
    'the alerts wake somebody for what matters, and for nothing else',
    ['test', 'rules', 'tracker-rules.test.yaml'],
  ],
])('%s', (_what, words) => {
  const { status, stdout, stderr } = spawnSync(promtool ?? '', words, { cwd: folder, encoding: 'utf8' });
  expect({ status, text: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, text: '' });
});
