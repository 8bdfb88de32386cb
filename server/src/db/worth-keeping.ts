/** Statements whose plans are kept: a plan takes memory as long as its session lives. */
export const KEPT_STATEMENTS = 300;

/** Longer texts, in characters, are those of bulk loads, no two of which are alike. */
const LONGEST = 20_000;

/** A plan that is kept is one for short lists; a long one deserves a plan of its own. */
const LONGEST_LIST = 500;

/** Whether a statement, should it come again, is better off with the plan that it had before. */
export function isWorthKeeping(text: string, parameters: readonly unknown[]): boolean {
  return (
    text.length <= LONGEST && !parameters.some((value) => Array.isArray(value) && value.length > LONGEST_LIST)
  );
}
