import { createHash } from 'node:crypto';

/** A script that stands in the page itself; blocks of data have a type. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * What the page may load: itself, its API, and the remotes in the registry. No inline styles, no code made from text, and of
 * inline scripts only those of the shell's build.
 *
 * @param html the page as it was built, before anything is written into it
 * @param remoteOrigins origins of remotes that are served elsewhere
 */
export function pagePolicy(html: string, remoteOrigins: readonly string[]): string {
  const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${digestOf(script)}'`);
  const own = ["'self'", ...remoteOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${[own, ...inline].join(' ')}`,
    `style-src ${own}`,
    `connect-src ${own}`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What the service worker may fetch: the page's files, which it keeps. */
export function workerPolicy(remoteOrigins: readonly string[]): string {
  return `default-src 'none'; connect-src ${["'self'", ...remoteOrigins].join(' ')}`;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
