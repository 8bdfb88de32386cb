import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What only the release tools read; some of it may be written again. */
const LISTS = /\/(files|release|sbom|types)\.json$/;
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
/** Below this a packet is not saved. */
const MINIMUM_BYTES = 1024;

/**
 * Lays a .br and a .gz file beside each text file of a build, as small as they get: it is done once per build (which
 * empties the folder) and read thousands of times.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(isWorthwhile);
  await Promise.all(files.map(compressFile));
}

/** @param {string} path */
function isWorthwhile(path) {
  const isLargeText = COMPRESSIBLE.test(path) && !LISTS.test(path) && statSync(path).size >= MINIMUM_BYTES;
  return isLargeText && !existsSync(`${path}.gz`);
}

/** @param {string} path */
async function compressFile(path) {
  const content = readFileSync(path);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, best),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}
