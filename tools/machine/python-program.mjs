import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { onPath, versionText } from './commands.mjs';

const OLDEST_PYTHON = [3, 10];

/**
 * A program of a package of PyPI, installed into `.tools` at the first time.
 *
 * @param {string} name of the package and of its program
 * @param {string} version
 * @returns {{ program: string } | { problem: string }} problem: why it cannot be had here
 */
export function bringPythonProgram(name, version) {
  const folder = join(root, '.tools', `${name}-${version}`);
  const program = join(folder, 'bin', name);
  if (existsSync(program)) return { program };
  const python = onPath('python3');
  if (python === undefined || !isNewEnough(versionText(python)))
    return { problem: `Python ${OLDEST_PYTHON.join('.')} or newer is not found (python3).` };
  console.log(`Installing ${name} ${version} from PyPI into ${folder} (once).`);
  for (const [command, args] of /** @type {const} */ ([
    [python, ['-m', 'venv', '--clear', folder]],
    [join(folder, 'bin', 'pip'), ['install', '--quiet', `${name}==${version}`]],
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
