/**
 * Rows read at a time: few statements, little memory, and other requests are served in between, since the result of a statement
 * is taken over in one turn of the process. Pages as the site shows them are shorter, so they are read at once.
 */
export const CHUNK = 250;

/** A list in pieces, of the size that exports read at a time unless another is given. */
export function* inChunks<T>(all: readonly T[], size = CHUNK): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

/** The rows of a page, in steps. */
export async function readInSteps<Row>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<Iterable<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of inChunks(ids)) rows.push(...(await read(some)));
  return rows;
}
