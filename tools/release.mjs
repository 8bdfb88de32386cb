/**
 * Releases one remote onto the served folder (dist/site, or SITE_DIR); the next reload of a page shows it.
 *
 * Usage: npm run release -- remote-reports      (or, with the workspace's pnpm, `pnpm release remote-reports`)
 */
import { Refusal, release } from './site/release.mjs';
import { remotes, siteDir } from './workspace.mjs';

const [name] = process.argv.slice(2);
if (name === undefined || !remotes().includes(name)) {
  console.error(
    `Name the remote to release: ${remotes().join(', ')}. The shell is published by "npm run build".`,
  );
  process.exit(1);
}
try {
  const start = Date.now();
  const entry = await release(siteDir, name, (step) => console.log(`${step} …`));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${entry.name} ${entry.version} is live in ${siteDir} (${seconds} s).`);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
