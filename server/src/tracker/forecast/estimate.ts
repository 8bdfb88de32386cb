import type { Visit } from './visits.ts';

/** What became of the plans that stood at a status for so long. */
export interface Estimate {
  waitedDays: number;
  /** How many of them there were. */
  plans: number;
  /** Share of them that reach the goal, 0 to 1. */
  reachedShare: number;
  /** Days from then until a quarter, half and three quarters of those that reach the goal have reached it; null where few did. */
  quartileDays: readonly [lower: number, median: number, upper: number] | null;
  /** Shares of all that have reached the goal after so many months more: 1, 2, 3… */
  monthlyShares: readonly number[];
}

export const DAYS_OF_A_MONTH = 30.4375;
/** How far ahead the monthly shares look. */
export const MONTHS_AHEAD = 24;
/** Fewer say too little. */
const LEAST_PLANS = 10;
const LEAST_REACHED = 5;

/**
 * The Aalen-Johansen estimate of the cumulative incidence of the goal, with a stop of the work as the competing event, among the
 * visits that lasted at least so long (a landmark): visits that are still open count as long as they were seen. Undefined where
 * too few lasted so long.
 */
export function estimateAfter(visits: readonly Visit[], waitedDays: number): Estimate | undefined {
  const lasting = visits.filter(({ stayedDays }) => stayedDays >= waitedDays);
  if (lasting.length < LEAST_PLANS) return undefined;
  const incidence = cumulativeIncidence(lasting, waitedDays);
  const reachedShare = incidence.at(-1)?.share ?? 0;
  const reached = lasting.filter(({ end }) => end === 'reached').length;
  const dayOf = (part: number) => incidence.find(({ share }) => share >= part * reachedShare)?.day ?? 0;
  return {
    waitedDays,
    plans: lasting.length,
    reachedShare,
    quartileDays: reached < LEAST_REACHED ? null : [dayOf(0.25), dayOf(0.5), dayOf(0.75)],
    monthlyShares: Array.from({ length: MONTHS_AHEAD }, (_, month) =>
      shareAfter(incidence, (month + 1) * DAYS_OF_A_MONTH),
    ),
  };
}

/** The share that has reached the goal by the end of a day. */
interface Incidence {
  day: number;
  share: number;
}

/** By day after the landmark, the earliest first; days on which none reached the goal are left out. */
function cumulativeIncidence(visits: readonly Visit[], waitedDays: number): Incidence[] {
  const byDay = new Map<number, Record<Visit['end'], number>>();
  for (const { endDays, end } of visits) {
    const day = endDays - waitedDays;
    const counts = byDay.get(day);
    if (counts === undefined) byDay.set(day, { reached: 0, stopped: 0, open: 0, [end]: 1 });
    else counts[end]++;
  }
  const incidence: Incidence[] = [];
  let atRisk = visits.length;
  let undecided = 1;
  let share = 0;
  for (const [day, { reached, stopped, open }] of [...byDay].toSorted(([one], [other]) => one - other)) {
    share += (undecided * reached) / atRisk;
    if (reached > 0) incidence.push({ day, share });
    undecided *= 1 - (reached + stopped) / atRisk;
    atRisk -= reached + stopped + open;
  }
  return incidence;
}

function shareAfter(incidence: readonly Incidence[], days: number): number {
  return incidence.findLast(({ day }) => day <= days)?.share ?? 0;
}
