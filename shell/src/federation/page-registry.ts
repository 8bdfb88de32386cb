import { parseRegistry, type Registry } from 'shared/remote';

/**
 * The live remotes: as the server wrote them into the page, which saves a round trip, or, on a plain static host
 * that leaves the block empty, from `federation.json` beside the page.
 */
export async function readRegistry(): Promise<Registry> {
  const text = document.getElementById('federation-registry')?.textContent?.trim() ?? '';
  if (text !== '') return parseRegistry(JSON.parse(text));
  const response = await fetch(new URL('federation.json', document.baseURI), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`federation.json answered ${response.status}.`);
  return parseRegistry(await response.json());
}
