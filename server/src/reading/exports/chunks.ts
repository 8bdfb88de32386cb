import { CHUNK, inChunks } from '../../platform/pauses/chunks.ts';

/**
 * Reads pieces of a list one ahead: while the lines of one are written, the next is on its way.
 *
 * @param read of the next piece is begun before the present one is handed out
 * @param size of a piece
 */
export async function* readAhead<T, Read>(
  all: readonly T[],
  read: (piece: readonly T[]) => Promise<Read>,
  size = CHUNK,
): AsyncGenerator<readonly [readonly T[], Read]> {
  let coming: Promise<readonly [readonly T[], Read]> | undefined;
  for (const piece of inChunks(all, size)) {
    const present = coming;
    coming = read(piece).then((found) => [piece, found] as const);
    // A consumer that stops early does not await this chunk, so its failure must not become an unhandled rejection.
    coming.catch(() => undefined);
    if (present !== undefined) yield await present;
  }
  if (coming !== undefined) yield await coming;
}
