import type { Db } from '../db/database.ts';
import { listKey } from './list-key.ts';
import { countProjects, type ListQuestion, type Versioned } from './list-repository.ts';
import { Recent } from './recent.ts';

/** Lists whose totals are remembered: far more than people look at between two changes. */
const REMEMBERED = 500;

/** How many projects lists have. */
export interface Totals {
  /** The total, given the version of the read model that the page came from. */
  count(question: ListQuestion, version: number): Promise<number>;
  /** The total as it was last counted, if it was, and of which version. */
  lastKnown(question: ListQuestion): Promise<Versioned<number>> | undefined;
}

/**
 * Remembers totals as long as nothing has changed: counting 100,000 projects takes longer than everything else that a
 * page needs. The version comes from the database with every page, so a change made through any instance is seen
 * at once.
 */
export function rememberTotals(db: Db): Totals {
  const known = new Recent<string, Versioned<Promise<number>>>(REMEMBERED);
  const lastKnown: Totals['lastKnown'] = (question) => {
    const found = known.get(listKey(question) ?? '');
    return found?.value.then((value) => ({ version: found.version, value }));
  };
  const count: Totals['count'] = (question, version) => {
    const key = listKey(question);
    const found = known.get(key ?? '');
    if (found?.version === version) return found.value;
    const counting = countProjects(db, question);
    const entry = { version, value: counting.then((count) => count.value) };
    if (key === undefined) return entry.value;
    known.set(key, entry);
    const forget = () => {
      if (known.get(key) === entry) known.delete(key);
    };
    // Counted after a further change, or not at all: the next request counts again.
    counting.then((count) => count.version === version || forget(), forget);
    return entry.value;
  };
  return { count, lastKnown };
}
