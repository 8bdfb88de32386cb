import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memory, readJson, root, versionOf } from '../workspace.mjs';
import { contractNumber } from '../webpack/frame.mjs';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';

/**
 * An app that stands built in its dist folder.
 *
 * @typedef {object} BuiltFrame
 * @property {string} name
 * @property {string} version
 * @property {string} folder where it stands, on this machine
 * @property {string} sources fingerprint of what it was built from
 * @property {number} seconds how long the build took; 0 when nothing had changed
 */

/**
 * Version label of a build that is no release: it distinguishes what has the same version in package.json.
 *
 * @param {string} version @param {string} sources fingerprint
 */
export function localVersion(version, sources) {
  return `${version}-local.${sources.slice(0, 8)}`;
}

/** @param {string} version */
export function isLocalVersion(version) {
  return version.includes('-local.');
}

/**
 * Builds an app for production, unless the same sources stand built already under the same version, and hands it
 * on. Nobody else builds this app meanwhile, so that its dist folder stays as it is.
 *
 * @template T
 * @param {string} name `shell` or a remote
 * @param {{ version?: string, force?: boolean }} options version: of a release; without it the label of a local build
 * @param {(built: BuiltFrame) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withBuiltFrame(name, { version, force = false }, use) {
  return withLock(memory(`build-${name}.lock`), async () => {
    const sources = fingerprint(name);
    const label = version ?? localVersion(versionOf(name), sources);
    const built = { name, version: label, folder: distOf(name), sources };
    if (!force && isBuilt(name, label, sources)) return use({ ...built, seconds: 0 });
    const start = Date.now();
    await runWebpack(name, label);
    writeFileSync(
      memory(`built-${name}.json`),
      JSON.stringify({ version: label, sources, keys: releaseKeys() }),
    );
    return use({ ...built, seconds: (Date.now() - start) / 1000 });
  });
}

/** Keys that the shell's page contains: other ones make another page. */
const releaseKeys = () => process.env.RELEASE_KEYS ?? '';

/** @param {string} name */
function distOf(name) {
  return join(root, name, 'dist');
}

/** @param {string} name @param {string} version @param {string} sources */
function isBuilt(name, version, sources) {
  const record = memory(`built-${name}.json`);
  const facts = join(distOf(name), 'frame.json');
  if (!existsSync(record) || !existsSync(facts)) return false;
  const built = JSON.parse(readFileSync(record, 'utf8'));
  // A build by hand (`pnpm --filter … build`) does not update the record: then dist contains another version.
  const { version: standing, contract } = readJson(facts);
  return (
    built.keys === releaseKeys() &&
    built.version === version &&
    built.sources === sources &&
    standing === version &&
    contract === contractNumber()
  );
}

/** @param {string} name @param {string} version @returns {Promise<void>} */
function runWebpack(name, version) {
  const directory = join(root, name);
  const webpack = join(directory, 'node_modules', 'webpack', 'bin', 'webpack.js');
  const child = spawn(process.execPath, [webpack, '--mode', 'production'], {
    cwd: directory,
    env: { ...process.env, FRAME_VERSION: version },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${name} failed:\n${output}`)),
    );
  });
}
