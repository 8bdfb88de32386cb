import { contractProblems } from './checks/contract-check.mjs';
import { sizeProblems } from './checks/size-check.mjs';
import { precompress } from './precompress.mjs';
import {
  builtFacts,
  clearOldVersions,
  isStored,
  makeLive,
  readFrame,
  storeVersion,
  versionFolder,
} from './publish-remote.mjs';
import { isShellStored, liveShell, publishShell } from './publish-shell.mjs';
import { Refusal } from './refusal.mjs';
import { liveEntry, readRegistry } from './registry.mjs';
import { stageVersion } from './stage.mjs';

/**
 * @typedef {import('./registry.mjs').SiteStore} SiteStore
 * @typedef {import('./build-frame.mjs').BuiltFrame} BuiltFrame
 * @typedef {import('./checks/contract-check.mjs').FrameFacts} FrameFacts
 *
 * What is to be released.
 *
 * @typedef {object} Order
 * @property {string} name a remote, or `shell`
 * @property {string} version
 * @property {string} [folder] a build of that version that was made elsewhere; without it the sources are built
 * @property {boolean} [force] releases although something speaks against it, and leaves out what takes long; the history
 *   keeps the reasons
 * @property {import('./stage.mjs').Audience} [audience] only these browsers run it, until it is promoted
 *
 * What a release does apart from storing; tests bring their own steps.
 *
 * @typedef {object} Steps
 * @property {<T>(order: Order, use: (built: BuiltFrame) => Promise<T>) => Promise<T>} build
 * @property {(built: BuiltFrame) => Promise<string[]>} test its unit tests; problems in words
 * @property {(store: SiteStore, built: BuiltFrame) => Promise<string[]>} smokeTest the built files in a real browser
 */

const LEFT_OUT = 'Unit tests and the smoke test in a browser were left out.';

/**
 * Releases an app: build, contract and size checks, a smoke test in a browser, its unit tests, its own folder, the
 * registry. Of a remote's release the shell and the other remotes are not touched.
 *
 * @param {SiteStore} store
 * @param {Order} order
 * @param {Steps} steps
 * @param {(step: string) => void} [tell]
 * @returns {Promise<{ name: string, version: string, forced: string[] }>}
 * @throws Refusal with everything that speaks against it
 */
export async function release(store, order, steps, tell = () => {}) {
  const { name, version, audience } = order;
  await refuseReleased(store, order);
  tell(`Building ${name} ${version}`);
  return steps.build(order, async (built) => {
    await precompress(built.folder);
    const forced = order.force ? [LEFT_OUT, ...(await quickProblems(store, built))] : [];
    if (!order.force) await refuseProblems(store, built, steps, tell);
    if (name === 'shell') {
      await publishShell(store, built, 'release', forced);
    } else {
      await storeVersion(store, built);
      if (audience === undefined) await makeLive(store, built, 'release', forced);
      else await stageVersion(store, built, audience, forced);
      await clearOldVersions(store, name, { withLocal: false });
    }
    return { name, version, forced };
  });
}

/** @param {SiteStore} store @param {Order} order */
async function refuseReleased(store, { name, version, audience }) {
  const isShell = name === 'shell';
  const isReleased = isShell ? await isShellStored(store, version) : await isStored(store, name, version);
  if (isReleased)
    throw new Refusal(`${name} ${version} is released already: raise "version" in ${name}/package.json.`);
  if (isShell && audience !== undefined)
    throw new Refusal('Only remotes can be released for some browsers: there is one shell for all.');
  if (!isShell && (await liveShell(store)) === undefined)
    throw new Refusal(`There is no site in ${store.place} yet: run "npm run build" first.`);
  const staged = liveEntry(await readRegistry(store), name)?.staged;
  if (staged !== undefined)
    throw new Refusal(
      `${name} ${staged.facts.version} is live for some browsers: promote or abort it first.`,
    );
}

/** The quick checks come before those that take minutes. @param {SiteStore} store @param {BuiltFrame} built @param {Steps} steps @param {(step: string) => void} tell */
async function refuseProblems(store, built, steps, tell) {
  const checks = [
    { label: 'Checking contract, shared modules and size', run: () => quickProblems(store, built) },
    { label: 'Opening every screen in a browser', run: () => steps.smokeTest(store, built) },
    { label: 'Running its unit tests', run: () => steps.test(built) },
  ];
  for (const { label, run } of checks) {
    tell(label);
    const problems = await run();
    if (problems.length > 0)
      throw new Refusal(`${built.name} ${built.version} is not released.\n${problems.join('\n')}`);
  }
}

/** @param {SiteStore} store @param {BuiltFrame} built @returns {Promise<string[]>} */
async function quickProblems(store, built) {
  const facts = builtFacts(built.folder);
  const fit = built.name === 'shell' ? await shellProblems(store, facts) : await fitProblems(store, facts);
  return [...fit, ...sizeProblems(built.folder, facts)];
}

/** Whether a remote fits the live shell. @param {SiteStore} store @param {FrameFacts} remote @returns {Promise<string[]>} */
export async function fitProblems(store, remote) {
  const shell = await liveShell(store);
  return shell === undefined ? [] : contractProblems(remote, shell);
}

/**
 * Whether every remote, live or canary, fits a shell.
 *
 * @param {SiteStore} store @param {FrameFacts} shell
 * @returns {Promise<string[]>}
 */
export async function shellProblems(store, shell) {
  const { remotes } = await readRegistry(store);
  const versions = remotes.flatMap((entry) =>
    entry.staged === undefined ? [entry] : [entry, entry.staged.facts],
  );
  const problems = versions.map(async ({ name, version }) =>
    contractProblems(await readFrame(store, versionFolder(name, version)), shell),
  );
  return (await Promise.all(problems)).flat();
}
