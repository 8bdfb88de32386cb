import type { Registry } from './live-registry.ts';

/** Screens of the shell itself; all others are in the registry. */
const OWN_SCREENS = ['login', 'forgot-password', 'reset-password'];

/**
 * Where a screen is that was asked for without the hash, as people type or shorten an address: `/projects/TPN:1` is `/#/projects/TPN:1`.
 * Undefined for what is no screen.
 *
 * @param url path and query of the request
 */
export function screenAddress(url: string, registry: Registry | undefined): string | undefined {
  const [path = ''] = url.split('?');
  const [, area = ''] = path.split('/');
  const areas = [...OWN_SCREENS, ...(registry?.remotes ?? []).flatMap(areasOf)];
  return areas.includes(area) ? `/#${url}` : undefined;
}

/** First parts of the addresses of a remote; its screen at `/` needs no hash. */
function areasOf(remote: unknown): string[] {
  const hasPrefixes = typeof remote === 'object' && remote !== null && 'prefixes' in remote;
  const prefixes: unknown[] = hasPrefixes && Array.isArray(remote.prefixes) ? remote.prefixes : [];
  return prefixes.flatMap((prefix) => (typeof prefix === 'string' && prefix.split('/')[1]) || []);
}
