/**
 * Keeps released builds for the test of mixed versions (e2e/federation/stored-versions.spec.ts), in place of those that were kept
 * before: after a release of the shell, or of remotes that use something new of it.
 *
 * Usage: npm run keep-build [-- shell remote-reports …]      (all apps when none is named; as they stand built in their dist folders)
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TYPES } from './webpack/types-plugin.mjs';
import { digestsOfFolder } from './site/seal-build.mjs';
import { frames, readJson, root } from './workspace.mjs';

const FOLDER = join(root, 'e2e', 'stored-builds');

const named = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
for (const name of named.length > 0 ? named : frames()) {
  const dist = join(root, name, 'dist');
  const { version } = readJson(join(dist, 'frame.json'));
  for (const kept of readdirSync(FOLDER).filter((file) => file.startsWith(`${name}@`)))
    rmSync(join(FOLDER, kept));
  // Types are checked by the release; this is about what runs.
  const paths = Object.keys(digestsOfFolder(dist)).filter((path) => path !== TYPES);
  const files = paths.map((path) => [path, readFileSync(join(dist, path)).toString('base64')]);
  const packed = gzipSync(JSON.stringify(Object.fromEntries(files)), { level: 9 });
  writeFileSync(join(FOLDER, `${name}@${version}.json.gz`), packed);
  console.log(`${name} ${version}: ${files.length} files, ${Math.round(packed.length / 1000)} kB`);
}
