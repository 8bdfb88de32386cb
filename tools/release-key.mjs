/**
 * Makes the pair of keys by which a team signs its releases.
 *
 * Usage: npm run release-key -- reports [file]
 *
 * The private key goes into the file (by default `reports.release-key.pem` in the home folder), which stays with the team;
 * what the site's setting RELEASE_KEYS needs is printed.
 */
import { writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { newKeyPair } from './site/signing/release-keys.mjs';
import { root } from './workspace.mjs';

const [name = '', wanted] = process.argv.slice(2);
if (!/^[a-z][a-z0-9-]*$/.test(name)) fail('Name the team, such as: npm run release-key -- reports');
const file = resolve(wanted ?? join(homedir(), `${name}.release-key.pem`));
if (!relative(root, file).startsWith('..'))
  fail(`${file} is in the working copy, where it could be committed: name a file elsewhere.`);

const { publicKey, privateKey } = newKeyPair();
try {
  writeFileSync(file, privateKey, { flag: 'wx', mode: 0o600 });
} catch (error) {
  fail(`${file} could not be written: ${error instanceof Error ? error.message : String(error)}`);
}
console.log(`The private key is in ${file}. Keep it secret, and keep a copy.
To sign: RELEASE_KEY_FILE=${file} npm run release -- remote-…
To have the site accept it, add to its setting RELEASE_KEYS, once for each remote of the team:
remote-…=${publicKey}`);

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
