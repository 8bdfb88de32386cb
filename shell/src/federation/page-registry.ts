import { parseRegistry, type Registry } from 'shared/remote';

/**
 * The live remotes: as the server wrote them into the page, which saves a round trip, or, on a plain static host
 * that leaves the block empty, from `federation.json` beside the page.
 */
export async function readRegistry(): Promise<Registry> {
  const text = document.getElementById('federation-registry')?.textContent?.trim() ?? '';
  return text === '' ? fetchRegistry('no-cache') : parseRegistry(JSON.parse(text));
}

/** The registry as the site has it now. Rejects when it cannot be read. */
export async function fetchRegistry(cache: RequestCache, signal?: AbortSignal): Promise<Registry> {
  const response = await fetch(new URL('federation.json', document.baseURI), {
    cache,
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`federation.json answered ${response.status}.`);
  return verified(parseRegistry(await response.json()));
}

/** On a plain static host, whose build names the keys of the teams, this page checks the signatures itself. */
async function verified(registry: Registry): Promise<Registry> {
  const keys = document.querySelector<HTMLMetaElement>('meta[name=release-keys]')?.content;
  if (!keys) return registry;
  const { verifiedRegistry } = await import('./signatures/verified-registry.ts');
  return verifiedRegistry(registry, keys);
}
