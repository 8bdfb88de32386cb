/**
 * Releases a remote, or the shell, onto a site; the next reload of a page shows it.
 *
 * Usage: npm run release -- remote-reports [--version 1.7.0] [--percentage 10] [--accounts a@b.org,c@d.org] [--built folder] [--older] [--force] [--reason "…"]
 *        npm run release -- remote-reports --to https://tracker.example      (with a token in RELEASE_TOKEN)
 *        npm run release -- remote-reports --verify [--version 1.7.0]
 *
 * The version is that of package.json, or of the build that is brought along, unless one is named. With a percentage or accounts only those browsers run it, until
 * `npm run promote` or `npm run abort`. `--older` allows a version below the live one. `--force` releases although something speaks against it. Both need a
 * reason. `--verify` releases nothing: it builds the live version, or the named one, again, and compares every file with the site's. The site is the folder SITE_DIR (dist/site), or the bucket SITE_BUCKET (docs/releases.md).
 */
import './start/bring.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandAuthor, readReason, workingCommit } from './site/author.mjs';
import { audienceOf, AUDIENCE_OPTIONS, frameOf, runCommand } from './site/command.mjs';
import { Refusal } from './site/refusal.mjs';
import { withBuiltFrame } from './site/build-frame.mjs';
import { liveVersion } from './site/checks/live-fit.mjs';
import { readRegistry } from './site/registry.mjs';
import { RELEASE_STEPS } from './site/release-steps.mjs';
import { releaseOverHttp } from './site/release-over-http.mjs';
import { release } from './site/release.mjs';
import { audienceText } from './site/stage.mjs';
import { compareWithBuild } from './site/verify-live.mjs';
import { readJson, versionOf } from './workspace.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    ...AUDIENCE_OPTIONS,
    built: { type: 'string' },
    older: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    reason: { type: 'string' },
    verify: { type: 'boolean', default: false },
    to: { type: 'string' },
  },
});
const name = frameOf(positionals[0], 'release', { withShell: true });

/** @param {string} folder @returns {string} */
function builtVersion(folder) {
  const facts = join(folder, 'frame.json');
  if (!existsSync(facts)) throw new Refusal(`There is no build in ${folder}: ${facts} is missing.`);
  const { name: builtName, version } = readJson(facts);
  if (builtName !== name) throw new Refusal(`The build in ${folder} is ${builtName}, not ${name}.`);
  return version;
}

/** @param {import('./site/registry.mjs').SiteStore} store @returns {Promise<string>} */
async function verify(store) {
  const version = values.version ?? liveVersion(await readRegistry(store), name);
  if (version === undefined) throw new Refusal(`${name} is not live in ${store.place}: name a --version.`);
  return withBuiltFrame(name, { version, force: true }, async (built) => {
    const { differing, count, commit } = await compareWithBuild(store, built);
    const sources = `It was released from ${commit ?? 'a commit that nobody noted'}; this is ${workingCommit() ?? 'no commit'}.`;
    if (differing.length === 0)
      return `${name} ${version} is what these sources build: all ${count} files are the same. ${sources} Compared`;
    const list = differing.map((line) => `  ${line}`).join('\n');
    throw new Refusal(`${name} ${version} is not what these sources build:\n${list}\n${sources}`);
  });
}

/** @param {string} address @param {import('./site/release.mjs').Order} order @returns {Promise<string>} */
async function sendTo(address, order) {
  const { RELEASE_TOKEN: token = '' } = process.env;
  if (token === '')
    throw new Refusal('Name a personal access token for releases of this app in RELEASE_TOKEN.');
  if (order.force)
    throw new Refusal('--force is for those who can write the folder or the bucket of a site.');
  await releaseOverHttp({ address, token }, order, RELEASE_STEPS, (step) => console.log(`${step} …`));
  const readers = order.audience === undefined ? '' : ` for ${audienceText(order.audience)}`;
  return `${name} ${order.version} is live${readers} at ${address}`;
}

await runCommand(async (store) => {
  if (values.verify) return verify(store);
  const folder = values.built;
  const version = values.version ?? (folder === undefined ? versionOf(name) : builtVersion(folder));
  if (!/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/i.test(version))
    throw new Refusal(`"${version}" is no version: write it like 1.7.0.`);
  const isNeeded = values.force || values.older;
  const reason = readReason(values.reason, { isNeeded, todo: 'a release with --force or --older' });
  const named = audienceOf(values);
  const audience = named && { percentage: 0, ...named };
  const by = { ...commandAuthor(reason), commit: workingCommit() };
  const order = { name, version, folder, audience, older: values.older, force: values.force, by };
  if (values.to !== undefined) return sendTo(values.to, order);
  const { forced } = await release(store, order, RELEASE_STEPS, (step) => console.log(`${step} …`));
  for (const problem of forced) console.log(`Forced: ${problem}`);
  const readers = audience === undefined ? '' : ` for ${audienceText(audience)}`;
  return `${name} ${version} is live${readers} in ${store.place}`;
});
