/**
 * A short digest of a text, for names: two hashes of 32 bits (FNV-1a and one with another factor). Written out, because these
 * files run in Node and in the tests' imitation of a browser, which have no hash function in common that answers at once.
 */
export function digest(text: string): string {
  return (hash(text, 0x01000193) * 2 ** 21 + (hash(text, 0x5bd1e995) >>> 11)).toString(36);
}

function hash(text: string, factor: number): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), factor);
  }
  return (value ^ (value >>> 15)) >>> 0;
}
