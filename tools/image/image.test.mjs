/** The image as `npm run image` makes it, and the server in its files: not as root, and with a root that nobody can write. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onPath } from '../machine/commands.mjs';
import { freePort } from '../machine/free-port.mjs';
import { COMMAND, makeImage, WORKING_FOLDER } from './oci-image.mjs';
import { findImagePrograms } from './programs.mjs';
import { BILL, layOut, USER } from './root-file-system.mjs';

/** Brings a hundred megabytes of Debian's packages, so it runs only when it is asked for. */
const isWanted = process.env.IMAGE === '1';
const programs = isWanted ? findImagePrograms() : { missing: 'IMAGE=1' };
const bwrap = onPath('bwrap');
const here = 'missing' in programs || bwrap === undefined ? describe.skip : describe;
const why = 'missing' in programs ? ` (missing: ${programs.missing})` : '';

/** @type {string} */
let folder;
/** @type {string} */
let root;

jest.setTimeout(300_000);

here(`an image without a registry${why}`, () => {
  beforeAll(() => {
    if ('missing' in programs) return;
    folder = mkdtempSync(join(tmpdir(), 'tracker-image-'));
    // For the user of the image, as well.
    chmodSync(folder, 0o755);
    root = join(folder, 'root');
    layOut(root, programs);
    makeImage(programs.umoci, root, join(folder, 'image'), 'test');
  });
  afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));

  test('runs the server as somebody who is not root', () => {
    const { config } = readConfiguration(join(folder, 'image'));
    expect(config).toMatchObject({
      User: `${USER.id}:${USER.id}`,
      Cmd: COMMAND,
      WorkingDir: WORKING_FOLDER,
      ExposedPorts: { '8080/tcp': {} },
    });
  });

  test('has a bill of what is in it', () => {
    const { components } = JSON.parse(readFileSync(join(root, BILL), 'utf8'));
    const names = components.map((/** @type {{ name: string }} */ { name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['node', 'libc6', 'libstdc++6', 'fastify', 'pg', '@electric-sql/pglite']),
    );
    expect(names).not.toContain('webpack');
  });

  test('serves with a root that cannot be written, and without any right', async () => {
    const port = await freePort();
    const data = join(folder, 'data');
    mkdirSync(data);
    spawnSync('chown', [`${USER.id}:${USER.id}`, data]);
    const environment = {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      NODE_ENV: 'production',
      DEMO: '0',
      SITE_DIR: '/site',
      DATA_DIR: '/var/lib/tracker',
      PORT: String(port),
    };
    const inside = [
      ...['--reuid', String(USER.id), '--regid', String(USER.id), '--clear-groups', bwrap ?? ''],
      ...['--ro-bind', root, '/', '--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp'],
      ...['--bind', data, '/var/lib/tracker', '--chdir', WORKING_FOLDER],
      ...['--unshare-user', '--unshare-pid', '--cap-drop', 'ALL', '--die-with-parent', '--clearenv'],
      ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ];
    const server = spawn('setpriv', [...inside, ...COMMAND], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
    try {
      for (const deadline = Date.now() + 120_000; !(await responds(port)); await pause(200))
        if (server.exitCode !== null || Date.now() > deadline) throw new Error(`It did not start: ${output}`);
      expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({ status: 'ok' });
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${port}/api/conf`)).status).toBe(200);
      const touched = spawnSync('setpriv', [...inside, 'touch', '/opt/tracker/server/dist/main.mjs'], {
        encoding: 'utf8',
      });
      expect(touched.stderr).toMatch(/Read-only file system|Permission denied/);
    } finally {
      server.kill('SIGTERM');
    }
  });
});

/** The configuration of the only image of a layout. @param {string} layout */
function readConfiguration(layout) {
  const blob = (/** @type {string} */ digest) =>
    JSON.parse(readFileSync(join(layout, 'blobs', ...digest.split(':')), 'utf8'));
  const { manifests } = JSON.parse(readFileSync(join(layout, 'index.json'), 'utf8'));
  return blob(blob(manifests[0].digest).config.digest);
}

/** @param {number} port */
async function responds(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
