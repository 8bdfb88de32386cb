/** Rows that a session inserts before it plans its statements again. */
export const ROWS_A_PLAN_OUTLIVES = 1000;

const INSERTS = /^\s*insert\b/i;

/**
 * Notices when the plans of a session are too old. A plan that was made while a table was nearly empty reads the whole table,
 * and the session keeps it, also for the checks of foreign keys: each row of a large insert would then read all rows before
 * it. Statistics do not help in time, since nothing collects them before the transaction has ended.
 */
export class PlanAge {
  private inserted = 0;

  /** @returns whether the session should forget its plans now: run `discard plans` */
  isTooOldAfter(text: string, affectedRows: number): boolean {
    if (!INSERTS.test(text)) return false;
    this.inserted += affectedRows;
    if (this.inserted < ROWS_A_PLAN_OUTLIVES) return false;
    this.inserted = 0;
    return true;
  }
}

export const DISCARD_PLANS = 'discard plans';
