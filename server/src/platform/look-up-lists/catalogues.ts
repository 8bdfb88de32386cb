import { cached } from '../cache/cached.ts';
import type { Db } from '../database/database.ts';
import { readLists, type Lists } from './read-lists.ts';

export type { Lists } from './read-lists.ts';

/** How old the lists may get: they change when the program is updated, not while people work. */
const FRESH_MS = 60_000;

/** The look-up lists, cached in the process, so that statements read ids and need no joins to name them. */
export interface Catalogues {
  /** The lists, at once after the first time. Old ones are read again in the background. */
  read(): Promise<Lists>;
  /** Reads them now. */
  refresh(): Promise<Lists>;
}

/** The look-up lists of this database. `now` is the clock, replaced in tests. */
export function openCatalogues(db: Db, now?: () => number): Catalogues {
  const { read, refresh } = cached(() => readLists(db), { ttlMs: FRESH_MS, staleWhileReading: true, now });
  return { read: () => read(), refresh: () => refresh() };
}
