import { estimateFor, Visits } from './estimates.ts';
import { asOf, visitsOf, type Timeline } from './visits.ts';

/** How long ago it is looked what would have been expected. */
const CHECKED_DAYS = 365;
const CHECKED_MONTHS = 12;

/** What was expected of the work under way a year ago, and what came of it. */
export interface Check {
  pathName: string;
  underWay: number;
  expected: number;
  came: number;
}

interface UnderWay {
  pathName: string;
  statusName: string;
  waitedDays: number;
  hasCome: boolean;
}

/** Compares what the same estimate, with what was known a year ago, expected for the year since with what came. */
export class YearCheck {
  private readonly visits = new Visits();
  private readonly underWay: UnderWay[] = [];
  private readonly day: number;

  constructor(today: number) {
    this.day = today - CHECKED_DAYS;
  }

  add(timeline: Timeline, goal: string): void {
    const { pathName } = timeline;
    const visits = visitsOf(asOf(timeline, this.day), goal, this.day);
    this.visits.add(pathName, visits);
    const last = visits.at(-1);
    if (last?.end !== 'open') return;
    const reached = timeline.steps.find(({ status }) => status === goal);
    this.underWay.push({
      pathName,
      statusName: last.status,
      waitedDays: last.stayedDays,
      hasCome: reached !== undefined && reached.day <= this.day + CHECKED_DAYS,
    });
  }

  /** Of each way of work of which something could be said. */
  async result(): Promise<Check[]> {
    const estimates = await this.visits.estimates();
    const checks = new Map<string, Check>();
    for (const one of this.underWay) {
      const share = estimateFor(estimates, one)?.monthlyShares[CHECKED_MONTHS - 1];
      if (share === undefined) continue;
      const { pathName } = one;
      const { underWay, expected, came } = checks.get(pathName) ?? { underWay: 0, expected: 0, came: 0 };
      checks.set(pathName, {
        pathName,
        underWay: underWay + 1,
        expected: expected + share,
        came: came + (one.hasCome ? 1 : 0),
      });
    }
    return [...checks.values()];
  }
}
