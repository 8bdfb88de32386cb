import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onPath, versionText } from '../machine/commands.mjs';
import { root } from '../workspace.mjs';

const VERSION = '4.32.5';
const OLDEST_PYTHON = [3, 10];

/**
 * The program `schemathesis`, installed from PyPI into `.tools` at the first time.
 *
 * @returns {{ program: string } | { problem: string }} problem: why it cannot be had here
 */
export function bringSchemathesis() {
  const folder = join(root, '.tools', `schemathesis-${VERSION}`);
  const program = join(folder, 'bin', 'schemathesis');
  if (versionText(program)?.includes(VERSION) === true) return { program };
  const python = onPath('python3');
  if (python === undefined || !isNewEnough(versionText(python)))
    return { problem: `Python ${OLDEST_PYTHON.join('.')} or newer is not found (python3).` };
  console.log(`Installing schemathesis ${VERSION} from PyPI into ${folder} (once).`);
  for (const [command, args] of /** @type {const} */ ([
    [python, ['-m', 'venv', '--clear', folder]],
    [join(folder, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${VERSION}`]],
  ])) {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    if (status !== 0) return { problem: `${command} ${args.join(' ')} failed: ${lastLines(stderr ?? '')}` };
  }
  return existsSync(program) ? { program } : { problem: `${program} was not installed.` };
}

/** @param {string | undefined} text such as `Python 3.11.7` */
export function isNewEnough(text) {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(text ?? '') ?? [];
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_PYTHON;
  return Number(major) > oldestMajor || (Number(major) === oldestMajor && Number(minor) >= oldestMinor);
}

/** @param {string} text */
function lastLines(text) {
  return text.trim().split('\n').slice(-3).join('\n');
}
