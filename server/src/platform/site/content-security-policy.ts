/** Hash of the empty text: emotion adds an empty style element to the page and fills it by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * What the page may load: itself, its API, and the remotes in the registry. No inline scripts or styles, no
 * code made from text.
 *
 * @param remoteOrigins origins of remotes that are served elsewhere
 */
export function pagePolicy(remoteOrigins: readonly string[]): string {
  const own = ["'self'", ...remoteOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own} ${EMPTY_STYLE}`,
    `connect-src ${own}`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
