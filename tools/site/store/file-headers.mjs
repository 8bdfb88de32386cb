import { extname } from 'node:path';

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.jsonl', 'application/jsonl'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
]);
/** A content hash before the extension, as in server/src/platform/site/cache-rules.ts. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/i;
/** The folder of a released version, as there. */
const RELEASED = /(^|\/)remotes\/[^/]+\/(?![^/]*-local\.)[^/]+\//;

/** @param {string} path @returns {string} media type */
export function mediaTypeOf(path) {
  return TYPES.get(extname(path)) ?? 'application/octet-stream';
}

/**
 * How long a browser may keep a file of the site: for a year when its name contains a digest or it belongs to a released
 * version, else it revalidates each time.
 *
 * @param {string} path
 */
export function cacheControlOf(path) {
  return HASHED.test(path) || RELEASED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
