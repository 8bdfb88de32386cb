import { finishKilled } from './change-live.mjs';
import { fitProblems, olderProblems, refuse } from './checks/live-fit.mjs';
import { sizeProblems } from './checks/size-check.mjs';
import { builtFacts, clearOldVersions, makeLive, storeVersion, versionFolder } from './publish-remote.mjs';
import { liveShell, publishShell } from './publish-shell.mjs';
import { Refusal } from './refusal.mjs';
import { liveEntry, readRegistry } from './registry.mjs';
import { releasedAlready, wasLive } from './remains.mjs';
import { sealBuild } from './seal-build.mjs';
import { parseReleaseKeys } from './signing/release-keys.mjs';
import { signatureProblem } from './signing/signature.mjs';
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
 * @property {boolean} [older] the version may be older than the live one
 * @property {import('./stage.mjs').Audience} [audience] only these browsers run it, until it is promoted
 * @property {import('./author.mjs').Author} [by]
 * @property {import('./signing/release-keys.mjs').ReleaseKeys} [keys] that the site accepts; by default as the environment says
 *
 * What a release does apart from storing; tests bring their own steps.
 *
 * @typedef {object} Steps
 * @property {<T>(order: Order, use: (built: BuiltFrame) => Promise<T>) => Promise<T>} build
 * @property {(store: SiteStore, built: BuiltFrame) => Promise<string[]>} types its types and those of what is live beside it
 * @property {(built: BuiltFrame) => Promise<string[]>} test its unit tests; problems in words
 * @property {(store: SiteStore, built: BuiltFrame) => Promise<string[]>} smokeTest the built files in a real browser
 */

const LEFT_OUT = 'The type check, unit tests and the smoke test in a browser were left out.';

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
  const { name, version } = order;
  const killed = await finishKilled(store, { name, version, action: order.audience ? 'stage' : 'release' });
  if (killed !== undefined) return { name, version, forced: killed.forced ?? [] };
  await refuseReleased(store, order);
  tell(`Building ${name} ${version}`);
  return steps.build(order, async (built) => {
    const sealed = await sealBuild(built, versionFolder(name, version));
    refuseSignature(sealed, order.keys ?? parseReleaseKeys(process.env.RELEASE_KEYS));
    const problems = async () => quickProblems(store, await readRegistry(store), built, order);
    const forced = order.force ? [LEFT_OUT, ...(await problems())] : [];
    if (!order.force) await refuseProblems(store, built, { problems, steps, tell });
    await publish(store, built, order, forced);
    return { name, version, forced };
  });
}

/**
 * Stores a build and makes it live. What else was released meanwhile may speak against it, so the quick checks hold for the very
 * registry that is changed.
 *
 * @param {SiteStore} store @param {BuiltFrame} built @param {Order} order @param {string[]} forced
 */
async function publish(store, built, order, forced) {
  const { name, audience, force, by } = order;
  /** @param {import('./registry.mjs').Registry} registry */
  const check = async (registry) => {
    refuseStaged(registry, name);
    if (!force) refuse(await quickProblems(store, registry, built, order));
  };
  if (name === 'shell') return publishShell(store, built, { action: 'release', forced, check, by });
  await storeVersion(store, built);
  if (audience === undefined) await makeLive(store, built, 'release', { forced, check, by });
  else await stageVersion(store, built, audience, { forced, check, by });
  return clearOldVersions(store, name, { withLocal: false });
}

/**
 * Where this machine knows the site's keys, a version that the site would not run is not released, not even by force.
 *
 * @param {{ name: string, version: string }} sealed
 * @param {import('./signing/release-keys.mjs').ReleaseKeys} [keys]
 */
function refuseSignature(sealed, keys) {
  const problem = keys && signatureProblem(sealed, keys);
  if (problem !== undefined)
    throw new Refusal(
      `${sealed.name} ${sealed.version} is not released, because the site would not run it: ${problem}. ` +
        'Name the private key of its team with RELEASE_KEY_FILE (docs/releases.md).',
    );
}

/** @param {SiteStore} store @param {Order} order */
async function refuseReleased(store, { name, version, audience }) {
  if (await wasLive(store, name, version)) throw releasedAlready(name, version);
  const isShell = name === 'shell';
  if (isShell && audience !== undefined)
    throw new Refusal('Only remotes can be released for some browsers: there is one shell for all.');
  if (!isShell && (await liveShell(store)) === undefined)
    throw new Refusal(`There is no site in ${store.place} yet: run "npm run build" first.`);
  refuseStaged(await readRegistry(store), name);
}

/** @param {import('./registry.mjs').Registry} registry @param {string} name */
function refuseStaged(registry, name) {
  const staged = liveEntry(registry, name)?.staged;
  if (staged !== undefined)
    throw new Refusal(
      `${name} ${staged.facts.version} is live for some browsers: promote or abort it first.`,
    );
}

/**
 * All checks of a build against a site that can only be read.
 *
 * @param {SiteStore} store @param {BuiltFrame} built @param {Order} order
 * @param {{ steps: Steps, tell: (step: string) => void }} work
 * @throws Refusal with everything that speaks against it
 */
export async function releaseProblems(store, built, order, work) {
  const problems = async () => quickProblems(store, await readRegistry(store), built, order);
  await refuseProblems(store, built, { problems, ...work });
}

/**
 * The quick checks come before those that take minutes.
 *
 * @param {SiteStore} store @param {BuiltFrame} built
 * @param {{ problems: () => Promise<string[]>, steps: Steps, tell: (step: string) => void }} work problems: the quick checks
 */
async function refuseProblems(store, built, { problems, steps, tell }) {
  const checks = [
    { label: 'Checking contract, shared modules, size and version', run: problems },
    { label: 'Checking types against what is live', run: () => steps.types(store, built) },
    { label: 'Opening every screen in a browser', run: () => steps.smokeTest(store, built) },
    { label: 'Running its unit tests', run: () => steps.test(built) },
  ];
  for (const { label, run } of checks) {
    tell(label);
    const found = await run();
    if (found.length > 0)
      throw new Refusal(`${built.name} ${built.version} is not released.\n${found.join('\n')}`);
  }
}

/**
 * @param {SiteStore} store @param {import('./registry.mjs').Registry} registry @param {BuiltFrame} built @param {Order} order
 * @returns {Promise<string[]>}
 */
async function quickProblems(store, registry, built, order) {
  const facts = builtFacts(built.folder);
  return [
    ...(await fitProblems(store, registry, facts)),
    ...sizeProblems(built.folder, facts),
    ...(order.older ? [] : olderProblems(registry, order)),
  ];
}
