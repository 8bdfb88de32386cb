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
 * @param {string} [extras] what else of the package is wanted, `[one,other]`
 * @returns {{ program: string } | { problem: string }} problem: why it cannot be had here
 */
export function bringPythonProgram(name, version, extras = '') {
  const folder = join(root, '.tools', `${name}-${version}`);
  const program = join(folder, 'bin', name);
  if (existsSync(program)) return { program };
  // That of the system comes first: programs that run as another user cannot read one that lies in somebody's home.
  const pythons = [onPath('python3', '/usr/bin'), onPath('python3')].filter((python) => python !== undefined);
  const problems = pythons
    .filter((python) => isNewEnough(versionText(python)))
    .map((python) => {
      if (existsSync(program)) return '';
      console.log(`Installing ${name} ${version} from PyPI into ${folder} (once).`);
      return (
        problemWith(python, ['-m', 'venv', '--clear', folder]) ??
        problemWith(join(folder, 'bin', 'pip'), ['install', '--quiet', `${name}${extras}==${version}`])
      );
    });
  if (existsSync(program)) return { program };
  return { problem: problems.at(-1) ?? `Python ${OLDEST_PYTHON.join('.')} or newer is not found (python3).` };
}

/** @param {string} command @param {string[]} args @returns {string | undefined} */
function problemWith(command, args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? undefined : `${command} ${args.join(' ')} failed: ${lastLines(stderr ?? '')}`;
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
