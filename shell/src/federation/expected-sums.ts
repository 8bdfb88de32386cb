import type { RegistryEntry } from 'shared/remote';

/** No file has this sum. */
const OF_NOTHING = `sha384-${'A'.repeat(64)}`;
/** Sums that the registry holds of files of remotes, by full address. */
const sums = new Map<string, string>();
/** Folders of remotes of which the registry holds sums. */
const folders = new Set<string>();

/** Takes over what the registry says about the files of a remote; from then on the browser runs nothing else in their place. */
export function expectSums(remote: RegistryEntry, entry: URL): void {
  const known = Object.entries(remote.integrity ?? {});
  if (known.length > 0) folders.add(new URL('.', entry).href);
  for (const [file, sum] of known) sums.set(new URL(file, entry).href, sum);
}

/**
 * The sum that a file must have to be fetched by the federation run time; empty where nothing is known about its remote. Of
 * a remote with known sums the run time fetches no other files: the entry asks for them by itself, with their sums.
 */
export function expectedSum(address: string): string {
  const { href } = new URL(address, document.baseURI);
  const isGuarded = [...folders].some((folder) => href.startsWith(folder));
  return sums.get(href) ?? (isGuarded ? OF_NOTHING : '');
}
