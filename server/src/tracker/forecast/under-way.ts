import { estimateFor, type StatusEstimates } from './estimates.ts';
import { MONTHS_AHEAD } from './estimate.ts';
import type { Timeline, Visit } from './visits.ts';

/** Plans or stages of a work unit that have stood at a status for so many days. */
interface Standing {
  pathName: string;
  workUnitId: number;
  statusName: string;
  waitedDays: number;
  count: number;
}

/** What is expected of the work of a unit. */
export interface Expected {
  pathName: string;
  workUnitId: number;
  /** How many plans or stages are under way of which something can be said. */
  underWay: number;
  /** How many of them are expected to have reached the goal after 1, 2, 3… months. */
  monthlyExpected: readonly number[];
}

/** The work that is under way, counted by what is expected of it. */
export class UnderWay {
  private readonly standing = new Map<string, Standing>();

  /** @param visits of a plan or stage; one that has reached its goal or was stopped is not under way */
  add({ pathName, workUnitId }: Timeline, visits: readonly Visit[]): void {
    const last = visits.at(-1);
    if (last?.end !== 'open') return;
    const { status: statusName, stayedDays: waitedDays } = last;
    const key = [pathName, workUnitId, statusName, waitedDays].join('\t');
    const known = this.standing.get(key);
    if (known === undefined)
      this.standing.set(key, { pathName, workUnitId, statusName, waitedDays, count: 1 });
    else known.count++;
  }

  /** By way of work and work unit: the expected number of many is the sum of what is likely of each. */
  expected(estimates: readonly StatusEstimates[]): Expected[] {
    const all = new Map<string, Expected>();
    for (const { count, ...one } of this.standing.values()) {
      const shares = estimateFor(estimates, one)?.monthlyShares;
      if (shares === undefined) continue;
      const { pathName, workUnitId } = one;
      const key = [pathName, workUnitId].join('\t');
      const { underWay, monthlyExpected } = all.get(key) ?? NONE;
      all.set(key, {
        pathName,
        workUnitId,
        underWay: underWay + count,
        monthlyExpected: monthlyExpected.map((sum, month) => sum + count * (shares[month] ?? 0)),
      });
    }
    return [...all.values()];
  }
}

const NONE = { underWay: 0, monthlyExpected: Array.from({ length: MONTHS_AHEAD }, () => 0) };
