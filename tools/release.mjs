/**
 * Releases one remote onto the served folder (dist/site, or SITE_DIR); the next reload of a page shows it.
 *
 * Usage: npm run release -- remote-reports [--version 1.7.0]
 *        The version is that of the remote's package.json unless one is named.
 */
import { parseArgs } from 'node:util';
import { Refusal, release } from './site/release.mjs';
import { remotes, siteDir, versionOf } from './workspace.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' } },
});
const [name] = positionals;
if (name === undefined || !remotes().includes(name)) {
  console.error(
    `Name the remote to release: ${remotes().join(', ')}. The shell is published by "npm run build".`,
  );
  process.exit(1);
}
const version = values.version ?? versionOf(name);
if (!/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/i.test(version)) {
  console.error(`"${version}" is no version: write it like 1.7.0.`);
  process.exit(1);
}
try {
  const start = Date.now();
  const entry = await release(siteDir, name, version, (step) => console.log(`${step} …`));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${entry.name} ${entry.version} is live in ${siteDir} (${seconds} s).`);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
