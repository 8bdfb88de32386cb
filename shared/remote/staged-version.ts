import type { RegistryEntry } from './registry.ts';

/** The visitor of the page, as far as it decides which version they run. */
export interface Reader {
  /** Stays the same from page to page; null in a browser that keeps nothing. */
  browserId: string | null;
  /** E-mail address of the person who is signed in. */
  email: string | null;
}

/**
 * The version of a remote that a reader runs: the staged one for the accounts it names, and for its percentage of browsers.
 * A browser stays on its side while the percentage grows, and a browser without storage runs what is live for all.
 */
export async function versionFor(entry: RegistryEntry, reader: Reader): Promise<RegistryEntry> {
  const { staged, ...live } = entry;
  if (staged === undefined) return live;
  const { facts, audience } = staged;
  const { browserId, email } = reader;
  if (browserId !== null && placeOf(`${browserId} ${facts.name}@${facts.version}`) < audience.percentage)
    return facts;
  const digest =
    email === null || audience.accounts.length === 0 ? undefined : await accountDigest(email, facts);
  return digest !== undefined && audience.accounts.includes(digest) ? facts : live;
}

/** Where a text falls between 0 and 100, evenly and always at the same place (FNV-1a with a final mix). */
export function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = (hash ^ (hash >>> 16)) >>> 0;
  return (hash / 0x1_0000_0000) * 100;
}

/**
 * What the registry, which everybody can read, says of an account; the release tool makes it the same way
 * (tools/site/stage.mjs).
 *
 * @returns undefined in a page without https, where browsers do not make such digests
 */
export async function accountDigest(
  email: string,
  { name, version }: Pick<RegistryEntry, 'name' | 'version'>,
): Promise<string | undefined> {
  const text = new TextEncoder().encode(`${name}@${version}:${email.trim().toLowerCase()}`);
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', text);
  if (digest === undefined) return undefined;
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
