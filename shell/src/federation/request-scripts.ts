import type { RegistryEntry } from 'shared/remote';

/**
 * Requests the scripts of a remote whose digests the registry contains all at once: otherwise the entry requests the next of
 * them when it has arrived. The first page does so by itself (shell/src/early).
 */
export function requestScripts({ integrity = {} }: RegistryEntry, entry: URL): void {
  const requested = [...document.head.querySelectorAll('link')].map(({ href }) => href);
  for (const [file, digest] of Object.entries(integrity)) {
    const { href, origin } = new URL(file, entry);
    if (!file.endsWith('.js') || requested.includes(href)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href, integrity: digest });
    if (origin !== window.location.origin) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}
