import type { RegistryEntry } from 'shared/remote';

/** Sums that the registry holds of files of remotes, by full address. */
const sums = new Map<string, string>();

/** Takes over what the registry says about the files of a remote; from then on the browser runs nothing else in their place. */
export function expectSums(remote: RegistryEntry, entry: URL): void {
  for (const [file, sum] of Object.entries(remote.integrity ?? {})) sums.set(new URL(file, entry).href, sum);
}

/** The sum that the registry holds of a file; undefined of files that it does not name. */
export function expectedSum(address: string): string | undefined {
  return sums.get(new URL(address, document.baseURI).href);
}
