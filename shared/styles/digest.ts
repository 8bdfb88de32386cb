/**
 * A short digest of a text, for names (FNV-1a of 64 bits). Written out, because these files run in Node and in the tests'
 * imitation of a browser, which have no hash function in common that answers at once.
 */
export function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
