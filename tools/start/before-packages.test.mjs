import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace.mjs';

/** A static import, which Node resolves before it runs anything. */
const IMPORT = /^(?:import|export)\s(?:[^'"]*\sfrom\s)?['"]([^'"]+)['"]/gm;

/** What a source imports by a package's name, itself or by others. @param {string} path @param {Set<string>} seen @returns {string[]} */
function packagesOf(path, seen = new Set()) {
  if (seen.has(path)) return [];
  seen.add(path);
  const requests = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, request = '']) => request);
  return requests.flatMap((request) => {
    if (request.startsWith('.')) return packagesOf(join(dirname(path), request), seen);
    return request.startsWith('node:') ? [] : [`${request} in ${path}`];
  });
}

test.each(['start', 'test', 'build', 'release', 'rollback', 'releases', 'promote', 'abort'])(
  'npm run %s begins on a clone without packages',
  (command) => {
    const seen = new Set();
    expect(packagesOf(join(root, 'tools', `${command}.mjs`), seen)).toEqual([]);
    expect(seen.size).toBeGreaterThan(1);
  },
);
