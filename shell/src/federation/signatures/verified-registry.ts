import type { Registry, RegistryEntry } from 'shared/remote';
import { signedText } from './signed-text.ts';

/** What a signed version states at least, beside what every entry has. */
const STATES = ['title', 'integrity', 'files'];

/**
 * A registry that nobody has verified on its way, as a plain static host delivers it: entries that no key has signed are named
 * and cannot be run, and canaries without a valid signature are nobody's.
 *
 * @param setting `remote-reports=KEY *=KEY`, as in RELEASE_KEYS when the shell was built
 */
export async function verifiedRegistry(registry: Registry, setting: string): Promise<Registry> {
  const keys = setting.split(/[\s,]+/).map((part): [string, string] => {
    const [name = '', ...key] = part.split('=');
    return [name, key.join('=')];
  });
  return { ...registry, remotes: await Promise.all(registry.remotes.map((entry) => verified(entry, keys))) };
}

type Keys = readonly (readonly [name: string, key: string])[];

async function verified(entry: RegistryEntry, keys: Keys): Promise<RegistryEntry> {
  const { staged, ...live } = entry;
  const problem = await problemOf(live, keys);
  if (problem !== undefined) return refused(live, problem);
  const isOfThis = staged?.facts.name === live.name;
  return isOfThis && (await problemOf(staged.facts, keys)) === undefined ? entry : live;
}

/** Nothing of it leads to a file. */
function refused(
  { name, version, contract, prefixes, title }: RegistryEntry,
  problem: string,
): RegistryEntry {
  const shown = title === undefined ? {} : { title };
  return { name, version, contract, prefixes, ...shown, entry: `remotes/${name}/refused`, refused: problem };
}

async function problemOf(facts: RegistryEntry, keys: Keys): Promise<string | undefined> {
  const fields = new Map<string, unknown>(Object.entries(facts));
  const missing = STATES.find((field) => !fields.get(field));
  if (missing !== undefined) return `"${missing}" is missing`;
  const entry = facts.entry.split('/').at(-1) ?? '';
  if (!/^sha384-.{64}$/.test(facts.integrity?.[entry] ?? '')) return 'the digest of its entry is missing';
  const signature = fields.get('signature');
  if (typeof signature !== 'string') return 'it is not signed';
  const own = keys.filter(([name]) => name === facts.name);
  const allowed = own.length > 0 ? own : keys.filter(([name]) => name === '*');
  const checks = allowed.map(([, key]) => isSignedBy(key, bytesOf(signature), facts));
  return (await Promise.all(checks)).includes(true) ? undefined : 'its signature does not fit';
}

/** False as well in a browser that knows no such signatures, or has none over plain http: what cannot be checked does not run. */
async function isSignedBy(key: string, signature: Uint8Array<ArrayBuffer>, facts: object): Promise<boolean> {
  try {
    const { subtle } = globalThis.crypto;
    const publicKey = await subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', publicKey, signature, new TextEncoder().encode(signedText(facts)));
  } catch {
    return false;
  }
}

/** The bytes of a text in base64; none when it is none. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
