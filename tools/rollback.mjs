/**
 * Points the served folder (dist/site, or SITE_DIR) back at an earlier version of one remote.
 *
 * Usage: npm run rollback -- remote-reports [version]      (the version that was live before, when none is named)
 */
import { Refusal, rollback } from './site/release.mjs';
import { remotes, siteDir } from './workspace.mjs';

const [name, version] = process.argv.slice(2);
if (name === undefined || !remotes().includes(name)) {
  console.error(`Name the remote to roll back: ${remotes().join(', ')}.`);
  process.exit(1);
}
try {
  const entry = await rollback(siteDir, name, version);
  console.log(`${entry.name} ${entry.version} is live again in ${siteDir}.`);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
