import { AsyncLocalStorage } from 'node:async_hooks';

/** The statements that a request ran in the database. */
export interface StatementCount {
  statements: number;
  /** From sending to result, waiting included. */
  milliseconds: number;
}

const counts = new AsyncLocalStorage<StatementCount>();

/** Counts the statements of everything that `run` begins, for as long as it lasts. */
export function countingStatements<T>(run: (count: StatementCount) => T): T {
  const count = { statements: 0, milliseconds: 0 };
  return counts.run(count, () => run(count));
}

/** Adds a statement to the running count, if there is one. */
export function countStatement(milliseconds: number): void {
  const count = counts.getStore();
  if (count === undefined) return;
  count.statements += 1;
  count.milliseconds += milliseconds;
}
