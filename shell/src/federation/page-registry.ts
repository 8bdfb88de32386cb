import { parseRegistry, type Registry } from 'shared/remote';

let parsed: { text: string; registry: Registry } | undefined;

/**
 * The live remotes as the server wrote them into the page, which saves a round trip; nothing on a plain static host, which leaves
 * the block empty, and where they cannot be read.
 */
export function registryInPage(): Registry | undefined {
  const text = textInPage();
  try {
    return text === '' ? undefined : registryOf(text);
  } catch {
    return undefined;
  }
}

/** The live remotes: of the page, or from `federation.json` beside it. Rejects when they cannot be read. */
export async function readRegistry(): Promise<Registry> {
  const text = textInPage();
  return text === '' ? fetchRegistry('no-cache') : registryOf(text);
}

function textInPage(): string {
  return document.getElementById('federation-registry')?.textContent?.trim() ?? '';
}

function registryOf(text: string): Registry {
  if (parsed?.text !== text) parsed = { text, registry: parseRegistry(JSON.parse(text)) };
  return parsed.registry;
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
