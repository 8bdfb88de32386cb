import type { RegistryEntry } from 'shared/remote';

/** No file has this digest. */
const OF_NOTHING = `sha384-${'A'.repeat(64)}`;
/** Digests that the registry contains of files of remotes, by full address. */
const digests = new Map<string, string>();
/** Folders of remotes of which the registry contains digests. */
const folders = new Set<string>();

/** Takes over what the registry says about the files of a remote; from then on the browser runs nothing else in their place. */
export function expectDigests(remote: RegistryEntry, entry: URL): void {
  const known = Object.entries(remote.integrity ?? {});
  if (known.length > 0) folders.add(new URL('.', entry).href);
  for (const [file, digest] of known) digests.set(new URL(file, entry).href, digest);
}

/**
 * The digest that a file must have to be fetched by the federation run time; empty where nothing is known about its remote. Of
 * a remote with known digests the run time fetches no other files: the entry requests them by itself, with their
 * digests.
 */
export function expectedDigest(address: string): string {
  const { href } = new URL(address, document.baseURI);
  const isGuarded = [...folders].some((folder) => href.startsWith(folder));
  return digests.get(href) ?? (isGuarded ? OF_NOTHING : '');
}
