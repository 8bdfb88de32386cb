import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';

const TYPES = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: { lib: ['ES2023', 'DOM'], allowJs: true, checkJs: true },
};

/** Pieces of code that are linted as if they were files of this workspace, all in one run. */
export class LintedCode {
  #folder = mkdtempSync(join(tmpdir(), 'linted-code-'));
  /** @type {Map<string, string[]>} what refuses a file: names of rules, and messages that come from none */
  #refusals = new Map();
  #count = 0;

  constructor() {
    const config = JSON.stringify(pathToFileURL(join(root, 'oxlint.config.mjs')));
    this.#write('oxlint.config.mjs', `export { default } from ${config};`);
    this.#write('tsconfig.json', JSON.stringify(TYPES));
  }

  /**
   * @param {string} file where in the workspace the code would be; several pieces may be in the same place
   * @param {string} code
   * @returns {() => string[]} what refuses the code, known after `lint`
   */
  add(file, code) {
    const place = existsSync(join(this.#folder, file))
      ? join(dirname(file), `piece-${++this.#count}`, basename(file))
      : file;
    this.#write(place, code);
    return () => this.#refusals.get(place) ?? [];
  }

  lint() {
    // The linter looks here for the program that reads types.
    const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'tools', 'lint.mjs'), '--format', 'unix'],
      { cwd: this.#folder, env: { ...process.env, PATH }, encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    for (const line of `${stdout}\n${stderr}`.split('\n')) {
      const [, file, message = ''] = /^([^:]+):(?:\d+:\d+:)? (.*)$/.exec(line) ?? [];
      if (file === undefined) continue;
      const rule = /\[Error\/(.*)\]$/.exec(message)?.[1] ?? message;
      this.#refusals.set(file, [...(this.#refusals.get(file) ?? []), rule]);
    }
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** @param {string} file @param {string} text */
  #write(file, text) {
    mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
    writeFileSync(join(this.#folder, file), text);
  }
}
