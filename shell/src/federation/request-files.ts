/** How a browser asks for a file, by the end of its name. */
const KINDS = new Map([
  ['js', 'script'],
  ['css', 'style'],
]);

/**
 * Requests files of a remote whose digests the registry contains all at once: otherwise each requests the next when it has
 * arrived. The first page does so by itself (shell/src/early).
 *
 * @param files digests by address, relative to the entry
 */
export function requestFiles(files: Record<string, string>, entry: URL): void {
  const requested = [...document.head.querySelectorAll('link')].map(({ href }) => href);
  for (const [file, digest] of Object.entries(files)) {
    const { href, origin } = new URL(file, entry);
    const kind = KINDS.get(file.split('.').at(-1) ?? '');
    if (kind === undefined || requested.includes(href)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: kind, href, integrity: digest });
    if (origin !== window.location.origin) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}
