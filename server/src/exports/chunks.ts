/** Projects read at a time: few queries, little memory, and other requests get their turn in between. */
const CHUNK = 500;

/** A list in pieces of the size that exports read at a time. */
export function* inChunks<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += CHUNK) yield all.slice(start, start + CHUNK);
}
