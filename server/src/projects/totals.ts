import type { Db } from '../db/database.ts';
import { isSignedIn, type Subject } from '../permissions/caller.ts';
import { countProjects, type ListQuestion, type Versioned } from './list-repository.ts';
import { asksWhatMasksHide } from './project-conditions.ts';

/** Lists whose totals are remembered: far more than people look at between two changes. */
const REMEMBERED = 500;

/** Questions longer than this, in characters, are rare and would fill the memory. */
const LONGEST_KEY = 2000;

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
  const known = new Map<string, Versioned<Promise<number>>>();
  const lastKnown: Totals['lastKnown'] = (question) => {
    const found = known.get(keyOf(question));
    return found?.value.then((value) => ({ version: found.version, value }));
  };
  const count: Totals['count'] = (question, version) => {
    const key = keyOf(question);
    const found = known.get(key);
    if (found?.version === version) return found.value;
    const counting = countProjects(db, question);
    const entry = { version, value: counting.then((count) => count.value) };
    const forget = () => {
      if (known.get(key) === entry) known.delete(key);
    };
    if (key.length <= LONGEST_KEY) {
      known.delete(key);
      known.set(key, entry);
      forgetOldest(known);
    }
    // Counted after a further change, or not at all: the next request counts again.
    counting.then((count) => count.version === version || forget(), forget);
    return entry.value;
  };
  return { count, lastKnown };
}

function forgetOldest(known: Map<string, unknown>): void {
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
}

/** Lists with the same key have the same total. */
function keyOf({ criteria, subject }: ListQuestion): string {
  return JSON.stringify([criteria, isSignedIn(subject), asksWhatMasksHide(criteria) && memberships(subject)]);
}

function memberships({ isAdmin, isDccUser, unitRoles, consortia }: Subject): unknown {
  return isAdmin || isDccUser || [unitRoles.map((role) => role.workUnitId), consortia.map(({ id }) => id)];
}
