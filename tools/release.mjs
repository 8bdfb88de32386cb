/**
 * Releases a remote, or the shell, onto a site; the next reload of a page shows it.
 *
 * Usage: npm run release -- remote-reports [--version 1.7.0] [--percentage 10] [--accounts a@b.org,c@d.org] [--built folder] [--older] [--force] [--reason "…"]
 *
 * The version is that of package.json, or of the build that is brought along, unless one is named. With a percentage or accounts only those browsers run it, until
 * `npm run promote` or `npm run abort`. `--older` allows a version below the live one. `--force` releases although something speaks against it. Both need a
 * reason. The site is the folder SITE_DIR (dist/site), or the bucket SITE_BUCKET (docs/releases.md).
 */
import './start/bring.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandAuthor, readReason, workingCommit } from './site/author.mjs';
import { audienceOf, AUDIENCE_OPTIONS, frameOf, runCommand } from './site/command.mjs';
import { Refusal } from './site/refusal.mjs';
import { RELEASE_STEPS } from './site/release-steps.mjs';
import { release } from './site/release.mjs';
import { audienceText } from './site/stage.mjs';
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

await runCommand(async (store) => {
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
  const { forced } = await release(store, order, RELEASE_STEPS, (step) => console.log(`${step} …`));
  for (const problem of forced) console.log(`Forced: ${problem}`);
  const readers = audience === undefined ? '' : ` for ${audienceText(audience)}`;
  return `${name} ${version} is live${readers} in ${store.place}`;
});
