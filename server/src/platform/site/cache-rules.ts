const A_YEAR = 31_536_000;
/** A content hash before the extension: `main.1a2b3c4d5e6f.js`. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/i;
/** The folder of a released version, which never changes. A local build may be made again under its name. */
const RELEASED = /(^|\/)remotes\/[^/]+\/(?![^/]*-local\.)[^/]+\//;

/**
 * How long a browser may keep a file of the site. A file with a content hash in its name never changes, nor does a released
 * version of a remote; everything else (page, registry, local builds) is revalidated on each use.
 */
export function cacheControlOf(path: string): string {
  const isLasting = HASHED.test(path.replace(/\.(br|gz)$/, '')) || RELEASED.test(path);
  return isLasting ? `public, max-age=${A_YEAR}, immutable` : 'no-cache';
}
