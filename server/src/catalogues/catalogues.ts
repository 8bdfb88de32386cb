import type { Db } from '../db/database.ts';
import { readLists, type Lists } from './read-lists.ts';

export type { Lists } from './read-lists.ts';

/** How old the lists may get: they change when the program is updated, not while people work. */
const FRESH_MS = 60_000;

/** The look-up lists, kept in the process, so that statements read ids and need no joins to name them. */
export interface Catalogues {
  /**
   * The lists, at once after the first time. Old ones are read again in the background: the reader may be inside a
   * transaction, which on the embedded database nobody else can pass.
   */
  read(): Promise<Lists>;
  /** Reads them now. */
  refresh(): Promise<Lists>;
}

/** The look-up lists of this database. `now` is the clock, replaced in tests. */
export function openCatalogues(db: Db, now = Date.now): Catalogues {
  let kept: { lists: Lists; at: number } | undefined;
  let reading: Promise<Lists> | undefined;

  const refresh = () => {
    reading ??= readLists(db)
      .then((lists) => {
        kept = { lists, at: now() };
        return lists;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const read = async () => {
    if (kept === undefined) return refresh();
    // A failed reading leaves the lists as they are; the next request tries again.
    if (now() - kept.at > FRESH_MS) refresh().catch(() => undefined);
    return kept.lists;
  };
  return { read, refresh };
}
