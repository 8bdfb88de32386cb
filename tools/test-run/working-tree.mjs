import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolvedDependencies } from '../lockfile/resolved-dependencies.mjs';
import { root } from '../workspace.mjs';

/** What the working copy contains, for telling whether something has changed since it was tested. */
export class WorkingTree {
  /** @type {Map<string, string>} digest of each file by its path */
  #files;
  /** @type {Record<string, string>} */
  #dependencies;

  /** @param {Map<string, string>} files @param {Record<string, string>} dependencies by folder of the workspace */
  constructor(files, dependencies) {
    this.#files = files;
    this.#dependencies = dependencies;
  }

  /**
   * Reads all files of the working copy that Git does not ignore.
   *
   * @returns {WorkingTree | undefined} undefined where Git does not know the files
   */
  static read() {
    const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const { status, stdout } = spawnSync('git', options, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (status !== 0 || stdout === '') return undefined;
    const paths = stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
    const files = new Map(paths.map((path) => [path, digest(readFileSync(join(root, path)))]));
    return new WorkingTree(files, resolvedDependencies(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')));
  }

  /**
   * @param {(path: string) => boolean} isInput
   * @param {string[]} packages whose installed dependencies count
   * @param {string[]} others what else decides
   * @returns {string} the same as long as nothing of it has changed, on this version of Node
   */
  digestOf(isInput, packages, others = []) {
    const inputs = [...this.#files]
      .filter(([path]) => isInput(path))
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const dependencies = packages.map((name) => `${name} ${this.#dependencies[name] ?? ''}`);
    return digest(JSON.stringify([process.version, process.platform, inputs, dependencies, others]));
  }
}

/** @param {string | Buffer} content */
function digest(content) {
  return createHash('sha256').update(content).digest('hex');
}
