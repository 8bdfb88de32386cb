import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { REQUIRE } from '../start/server-bundle.mjs';
import { memory, root } from '../workspace.mjs';
import { readHistory, writtenHistory } from './history.mjs';
import { refuseChangedFiles } from './publish-remote.mjs';
import { readRegistry } from './registry.mjs';
import { newKeyPair } from './signing/release-keys.mjs';
import { signatureProblem } from './signing/signature.mjs';
import { startS3Server } from './store/s3-server.mjs';
import { openPlace, runOrder } from './testing/test-commands.mjs';
import { TestSite } from './testing/test-site.mjs';

/**
 * Release, promote, abort and rollback are killed (SIGKILL) before every operation that changes a site: each call of the file system, each
 * request to a bucket, and in the middle of a copy. What is live is whole and signed at any moment, the command can be repeated, and a
 * rollback goes to the version that was live before.
 *
 * @typedef {import('./testing/test-commands.mjs').Place} Place
 * @typedef {import('./testing/test-commands.mjs').TestCommand} TestCommand
 */

const NAME = 'remote-reports';
const BUCKET = 'sites';
const PROGRAM = join(root, 'tools', 'site', 'testing', 'killed-command.mjs');
// A process for every operation of a command.
jest.setTimeout(240_000);
const team = newKeyPair();

/** In a few files, since the client of buckets takes three times as long to load from hundreds; of this run alone. */
const bundle = memory(`killed-command-${process.pid}`);
const program = join(bundle, basename(PROGRAM));

/** @type {TestSite} */
let site;
/** @type {Awaited<ReturnType<typeof startS3Server>>} */
let server;
beforeAll(async () => {
  buildSync({
    entryPoints: [PROGRAM],
    outdir: bundle,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    format: 'esm',
    banner: { js: REQUIRE },
  });
  process.env.AWS_ACCESS_KEY_ID ??= 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'S3RVER';
  process.env.RELEASE_KEY = team.privateKey;
  server = await startS3Server(BUCKET);
});
afterAll(async () => {
  delete process.env.RELEASE_KEY;
  await server.close();
  rmSync(bundle, { recursive: true, force: true });
});
beforeEach(() => {
  site = new TestSite();
});
afterEach(() => site.remove());

/** Versions 0.9.0 and 1.0.0 of an app have been live, the later one is. @param {string} name */
async function prepare(name) {
  await site.release({ name, version: '0.9.0' });
  await site.release({ name, version: '1.0.0' });
}

/** A canary beside it. */
const stage = () =>
  site.release({ name: NAME, version: '1.1.0', audience: { percentage: 10, accounts: [] } });

/**
 * @typedef {object} Case
 * @property {string} title
 * @property {TestCommand['action']} action
 * @property {string} name
 * @property {() => Promise<unknown>} [before] what else has happened
 * @property {string} about the version that the command is about
 * @property {string} live the version that is live afterwards
 * @property {string} back the version that a rollback goes to afterwards
 */

/** @type {Case[]} */
const CASES = [
  { title: 'a release', action: 'release', name: NAME, about: '1.1.0', live: '1.1.0', back: '1.0.0' },
  {
    title: 'a release of the shell',
    action: 'release',
    name: 'shell',
    about: '1.1.0',
    live: '1.1.0',
    back: '1.0.0',
  },
  {
    title: 'a promotion',
    action: 'promote',
    name: NAME,
    before: stage,
    about: '1.1.0',
    live: '1.1.0',
    back: '1.0.0',
  },
  {
    title: 'an abort',
    action: 'abort',
    name: NAME,
    before: stage,
    about: '1.1.0',
    live: '1.0.0',
    back: '0.9.0',
  },
  {
    title: 'a rollback',
    action: 'rollback',
    name: NAME,
    before: () => site.release({ name: NAME, version: '1.1.0' }),
    about: '1.0.0',
    live: '1.0.0',
    back: '0.9.0',
  },
  {
    title: 'a rollback of the shell',
    action: 'rollback',
    name: 'shell',
    before: () => site.release({ name: 'shell', version: '1.1.0' }),
    about: '1.0.0',
    live: '1.0.0',
    back: '0.9.0',
  },
];

/** A copy of the prepared site for each kill. @param {'folder' | 'bucket'} kind @param {string} copy @returns {Promise<Place>} */
async function copyOfSite(kind, copy) {
  const folder = join(site.folder, `copy-${copy}`);
  cpSync(join(site.folder, 'site'), folder, { recursive: true });
  if (kind === 'folder') return { folder };
  const place = {
    bucket: BUCKET,
    prefix: `${site.folder.split('-').at(-1)}-${copy}`,
    endpoint: server.endpoint,
  };
  await (await openPlace(place)).addHashed('.', folder);
  return place;
}

/** @param {object} order of killed-command.mjs @returns {Promise<NodeJS.Signals | number | null>} how it ended */
function run(order) {
  const child = spawn(process.execPath, [program, JSON.stringify(order)], {
    // Jest's environment is its own, without the bucket's credentials.
    env: { ...process.env, NODE_OPTIONS: '--no-warnings' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)));
}

/** Every version that the registry names is signed, and there with all its files. @param {import('./registry.mjs').SiteStore} store */
async function expectWhole(store) {
  const keys = { '*': [team.publicKey] };
  const { shell, remotes } = await readRegistry(store);
  if (shell !== undefined) expect(signatureProblem(shell, keys)).toBeUndefined();
  const versions = remotes.flatMap((entry) => (entry.staged ? [entry, entry.staged.facts] : [entry]));
  for (const facts of versions) {
    expect(signatureProblem(facts, keys)).toBeUndefined();
    await refuseChangedFiles(store, facts.name, facts.version);
    for (const file of ['frame.json', 'remoteEntry.js', 'files.json', 'release.json'])
      expect(await store.read(`remotes/${facts.name}/${facts.version}/${file}`)).toBeDefined();
  }
}

/** @param {import('./registry.mjs').SiteStore} store @param {string} name */
async function liveVersion(store, name) {
  const { shell, remotes } = await readRegistry(store);
  if (name !== 'shell') return remotes.find((entry) => entry.name === name)?.version;
  const page = (await store.read('index.html'))?.toString();
  expect(page).toContain(`</script>${shell?.version}`);
  expect(JSON.parse((await store.read('frame.json'))?.toString() ?? '').version).toBe(shell?.version);
  return shell?.version;
}

describe.each(/** @type {const} */ (['folder', 'bucket']))('in a %s', (kind) => {
  test.each(CASES)(
    '$title that is killed can be repeated',
    async ({ action, name, before, about, live, back }) => {
      await prepare(name);
      await before?.();
      const built = { version: '1.1.0', folder: site.build(name, '1.1.0') };
      const command = action === 'release' ? { action, name, built } : { action, name };
      let killAt = 1;
      for (; ; killAt += 1) {
        const place = await copyOfSite(kind, `${kind}-${killAt}`);
        const end = await run({ place, command, killAt });
        const store = await openPlace(place);
        await expectWhole(store);
        if (end === 0) break;
        expect(end).toBe('SIGKILL');
        // Once its line is in the history's file, the command was done; a release is then refused as released already.
        const linesOfIt = async () =>
          (await writtenHistory(store)).filter((line) => line.action === action && line.version === about);
        if ((await linesOfIt()).length === 0) expect(await runOrder(store, command)).toBe(about);
        expect(await liveVersion(store, name)).toBe(live);
        expect(await linesOfIt()).toHaveLength(1);
        expect(await runOrder(store, { action: 'rollback', name })).toBe(back);
        expect(await liveVersion(store, name)).toBe(back);
        expect(await readHistory(store)).toEqual(await writtenHistory(store));
      }
      // At least the registry and the history's file; in a folder each with its lock and its move.
      expect(killAt).toBeGreaterThan(kind === 'folder' ? 8 : 2);
    },
  );
});
