/**
 * Builds apps for production and publishes them into the served folder (dist/site, or SITE_DIR).
 *
 * Usage: npm run build [-- app … --force]    all apps when none is named; only what changed, unless forced
 */
import './start/bring.mjs';
import { buildLine, publishChanged } from './site/publish-changed.mjs';
import { frames, siteDir } from './workspace.mjs';

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.find((name) => !frames().includes(name));
if (unknown !== undefined) {
  console.error(`There is no frame "${unknown}". Frames: ${frames().join(', ')}.`);
  process.exit(1);
}

try {
  const start = Date.now();
  const published = await publishChanged(siteDir, {
    names: names.length > 0 ? names : frames(),
    force: words.includes('--force'),
    onBuilt: (built) => console.log(buildLine(built)),
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(
    published.length === 0 ? `Nothing has changed in ${siteDir}.` : `Published in ${siteDir} (${seconds} s).`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
