import { groupedBy } from '../../platform/database/grouped.ts';
import { Visits } from './estimates.ts';
import { UnderWay, type Expected } from './under-way.ts';
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

/** Compares what the same estimate, with what was known a year ago, expected for the year since with what came. */
export class YearCheck {
  private readonly visits = new Visits();
  private readonly underWay = new UnderWay();
  /** Those of them that came. */
  private readonly came = new UnderWay();
  private readonly day: number;

  constructor(today: number) {
    this.day = today - CHECKED_DAYS;
  }

  add(timeline: Timeline, goal: string): void {
    const visits = visitsOf(asOf(timeline, this.day), goal, this.day);
    this.visits.add(timeline.pathName, visits);
    this.underWay.add(timeline, visits);
    const reached = timeline.steps.find(({ status }) => status === goal);
    if (reached !== undefined && reached.day <= this.day + CHECKED_DAYS) this.came.add(timeline, visits);
  }

  /** Of each way of work of which something could be said. */
  async result(): Promise<Check[]> {
    const estimates = await this.visits.estimates();
    const came = groupedBy(this.came.expected(estimates), ({ pathName }) => pathName);
    const all = groupedBy(this.underWay.expected(estimates), ({ pathName }) => pathName);
    return [...all].map(([pathName, units]) => ({
      pathName,
      underWay: sum(units, ({ underWay }) => underWay),
      expected: sum(units, ({ monthlyExpected }) => monthlyExpected[CHECKED_MONTHS - 1] ?? 0),
      came: sum(came.get(pathName) ?? [], ({ underWay }) => underWay),
    }));
  }
}

function sum(units: readonly Expected[], of: (unit: Expected) => number): number {
  return units.reduce((total, unit) => total + of(unit), 0);
}
