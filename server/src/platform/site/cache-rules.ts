const A_YEAR = 31_536_000;
/** A content hash before the extension: `main.1a2b3c4d5e6f.js`. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+$/i;

/**
 * How long a browser may keep a file of the site. A file with a content hash in its name never changes; everything
 * else (page, registry, manifests, remote entries) is revalidated on each use.
 */
export function cacheControlOf(path: string): string {
  return HASHED.test(path.replace(/\.(br|gz)$/, '')) ? `public, max-age=${A_YEAR}, immutable` : 'no-cache';
}
