import { LRUCache } from 'lru-cache';

/** Most statements whose plans a session keeps: each takes memory as long as the session. */
export const MAX_PREPARED = 300;

/** Longer texts, in characters, are those of bulk loads, no two of which are alike. */
const LONGEST = 20_000;

/** A prepared plan suits short lists; a long list deserves its own plan. */
const LONGEST_LIST = 500;

/** Begins a statement whose best plan depends on its values so much that each time deserves its own. */
export const PLANNED_EACH_TIME = '/* planned each time */';

/** Whether a statement, should it come again, is better off with the plan that it had before. */
export function shouldPrepare(text: string, parameters: readonly unknown[]): boolean {
  return (
    text.length <= LONGEST &&
    !text.startsWith(PLANNED_EACH_TIME) &&
    !parameters.some((value) => Array.isArray(value) && value.length > LONGEST_LIST)
  );
}

/** Distinguishes repeated statements from the many that run only once. */
export class RepeatedStatements {
  private readonly seenOnce = new LRUCache<string, true>({ max: MAX_PREPARED });

  /** Whether this text was seen before. */
  isRepeated(text: string): boolean {
    if (this.seenOnce.delete(text)) return true;
    this.seenOnce.set(text, true);
    return false;
  }

  clear(): void {
    this.seenOnce.clear();
  }
}
