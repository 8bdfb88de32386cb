import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root as workspace } from '../workspace.mjs';
import { billOfMaterials, debianPackages } from './bill-of-materials.mjs';

/** The release of Debian whose packages the image has. */
const RELEASE = 'bookworm';
/** What Node needs besides the essential packages, and certificates for what is fetched. */
const PACKAGES = ['libstdc++6', 'ca-certificates'];
/** What nobody reads in a container. */
const LEFT_OUT = ['/usr/share/doc/*', '/usr/share/man/*', '/usr/share/locale/*'];
/** Who runs the server: not root, and without a home or a shell. */
export const USER = { name: 'tracker', id: 1000 };
export const BILL = 'opt/tracker/bill-of-materials.json';

/**
 * Lays out the files of the image: Debian's packages, Node of this machine (Debian's is too old), and the server with what it needs at
 * run time.
 *
 * @param {string} folder that is made
 * @param {{ mmdebstrap: string, sources: string, site?: string | undefined }} options sources: a file of apt's sources; site: folder of
 *   a built site
 */
export function layOut(folder, { mmdebstrap, sources, site }) {
  const left = LEFT_OUT.map((path) => `--dpkgopt=path-exclude=${path}`);
  run(mmdebstrap, [
    '--quiet',
    '--variant=essential',
    `--include=${PACKAGES.join()}`,
    ...left,
    RELEASE,
    folder,
    sources,
  ]);
  const node = join(folder, 'usr/local/bin/node');
  copyFileSync(realpathSync(process.execPath), node);
  chmodSync(node, 0o755);
  const server = join(folder, 'opt/tracker/server');
  mkdirSync(dirname(server), { recursive: true });
  run(process.execPath, [
    'tools/pnpm.mjs',
    '--filter',
    'server',
    'deploy',
    '--prod',
    '--legacy',
    '--prefer-offline',
    server,
  ]);
  run(process.execPath, ['tools/bundle-server.mjs', join(server, 'dist')]);
  cpSync(join(workspace, 'docs/user-manual'), join(folder, 'opt/tracker/docs/user-manual'), {
    recursive: true,
  });
  mkdirSync(join(folder, 'site'));
  if (site !== undefined) cpSync(site, join(folder, 'site'), { recursive: true });
  addUser(folder);
  writeBill(folder, server);
}

/** Their files may be written nowhere else, since the root is read-only. @param {string} folder */
function addUser(folder) {
  const { name, id } = USER;
  const append = (/** @type {string} */ file, /** @type {string} */ line) =>
    writeFileSync(join(folder, file), `${line}\n`, { flag: 'a' });
  append('etc/passwd', `${name}:x:${id}:${id}::/nonexistent:/usr/sbin/nologin`);
  append('etc/group', `${name}:x:${id}:`);
  mkdirSync(join(folder, 'var/lib/tracker'));
  run('chown', [`${id}:${id}`, join(folder, 'var/lib/tracker')]);
}

/** @param {string} folder @param {string} server */
function writeBill(folder, server) {
  const admin = join(folder, 'var/lib/dpkg');
  const shown = run('dpkg-query', [`--admindir=${admin}`, '--show', '--showformat=${Package}\t${Version}\n']);
  const architecture = run('dpkg', ['--print-architecture']).trim();
  const { version } = packageOf(join(workspace, 'server/package.json'));
  const parts = { debian: debianPackages(shown), npm: npmPackages(server), node: process.versions.node };
  const bill = billOfMaterials(parts, { version, architecture });
  writeFileSync(join(folder, BILL), `${JSON.stringify(bill, undefined, 1)}\n`);
}

/** The packages that were laid out from the lock file, each in a folder of its own. @param {string} server */
function npmPackages(server) {
  const store = join(server, 'node_modules/.pnpm');
  const namesIn = (/** @type {string} */ folder) =>
    readdirSync(folder).filter((name) => !name.startsWith('.'));
  const packages = namesIn(store).flatMap((one) => {
    const folder = join(store, one, 'node_modules');
    if (!existsSync(folder)) return [];
    const names = namesIn(folder).flatMap((name) =>
      name.startsWith('@') ? namesIn(join(folder, name)).map((rest) => join(name, rest)) : [name],
    );
    return names.map((name) => packageOf(join(folder, name, 'package.json')));
  });
  return [...new Map(packages.map((one) => [`${one.name}@${one.version}`, one])).values()];
}

/** @param {string} file @returns {import('./bill-of-materials.mjs').Package} */
function packageOf(file) {
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8'));
  return { name, version, license: typeof license === 'string' ? license : undefined };
}

/** @param {string} command @param {string[]} args @returns {string} what it printed @throws with what it complained about */
export function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr.slice(-2000)}`);
  return stdout;
}
